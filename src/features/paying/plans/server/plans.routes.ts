import { z } from '@hono/zod-openapi';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, route } from '../../../../platform/server/http/route.ts';
import { ENTITLEMENTS } from '../../../../shared/plan-types.ts';
import { planErrors } from '../contract/errors.ts';
import { PAID_PLANS, planOffer } from '../contract/offers.ts';
import { Plans } from '../contract/subscription.ts';
import { type PlanServices, requireEntitlement } from './plans.ts';

const tag: ApiTag = { name: 'Plans', description: 'Plans, their prices and their entitlements.' };
const params = z.object({ entitlement: z.enum(ENTITLEMENTS) });

export function planRoutes(services: PlanServices & Pick<PlatformServices, 'settings'>) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/plans',
        operationId: 'listPlans',
        tag,
        summary: 'List the prices of plans',
        access: 'anyone',
        responses: { 200: json(Plans, 'All paid plans.') },
      }),
      (c) => {
        const prices = services.settings.current();
        const offers = PAID_PLANS.map((plan) => ({
          ...planOffer(plan, prices),
          isForSale: prices[plan].isForSale,
        }));
        return c.json({ offers, salesEmail: services.config.contactEmail }, 200);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/entitlements/{entitlement}/check',
        operationId: 'checkEntitlement',
        tag,
        summary: "Check whether the viewer's plan includes an entitlement",
        description:
          'A member whose plan does not entitle to it is also notified, once a day for each feature.',
        access: 'optional',
        request: { params },
        responses: { 204: { description: 'Yes.' } },
        errors: [planErrors.PREMIUM_FEATURE],
      }),
      async (c) => {
        await requireEntitlement(services, await actorOf(c), c.req.valid('param').entitlement);
        return c.body(null, 204);
      },
    );
}
