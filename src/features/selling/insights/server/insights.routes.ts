import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import { type Actor, type Member, requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { planErrors } from '../../../paying/plans/contract/errors.ts';
import { type PlanServices, requireEntitlement } from '../../../paying/plans/server/plans.ts';
import { insightErrors } from '../contract/errors.ts';
import { Insights } from '../contract/insights.ts';
import { readInsights } from './read-insights.ts';
import { type RefreshServices, refreshInsights } from './refresh-insights.ts';

const tag: ApiTag = {
  name: 'Insights',
  description: 'Trends, prices and demand of categories, and tips for own listings.',
};

/** A refresh costs much more than reading. */
const REFRESHES = { limit: 10, windowSeconds: 600, firstDelaySeconds: 60 } as const;

export type InsightRouteServices = RefreshServices & PlanServices;

export function insightRoutes(services: InsightRouteServices) {
  async function entitled(actor: Actor): Promise<Member> {
    await requireEntitlement(services, actor, 'ai_insights');
    return requireMember(actor);
  }
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/insights',
        operationId: 'getInsights',
        tag,
        summary: 'Trends, prices, demand, and tips for own listings',
        description: 'A job counts categories every hour. Numbers with too little data are null.',
        access: 'optional',
        responses: { 200: json(Insights, 'The insights.') },
        errors: [planErrors.PREMIUM_FEATURE],
      }),
      async (c) => {
        const viewer = await entitled(await actorOf(c));
        return c.json(await readInsights(services, viewer), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/insights/refresh',
        operationId: 'refreshInsights',
        tag,
        summary: 'Compute the insights again',
        description: 'Also compares own listings with similar ones, for tips about prices.',
        access: 'optional',
        responses: { 200: json(Insights, 'The insights, computed now.') },
        errors: [planErrors.PREMIUM_FEATURE, insightErrors.TOO_MANY_REFRESHES],
      }),
      async (c) => {
        const viewer = await entitled(await actorOf(c));
        const key = `insights:refresh:${viewer.id}`;
        await countAttempt(services.db, key, REFRESHES, insightErrors.TOO_MANY_REFRESHES);
        return c.json(await refreshInsights(services, viewer), 200, PRIVATE);
      },
    );
}
