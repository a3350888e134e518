import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { entitlementsOf, type PlanServices } from '../../../paying/plans/server/plans.ts';
import { FeaturedCount, OwnFeatured } from '../contract/featured.ts';
import { countFeatured } from './count-featured.ts';
import { findOwnFeatured } from './featured.queries.ts';

const tag: ApiTag = {
  name: 'Featured listings',
  description: 'Listings of Premium Plus members that take turns in one of eight cards.',
};

export function featuredRoutes(services: Pick<PlanServices, 'db' | 'config'>) {
  const { db, config } = services;
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/featured-listings/own',
        operationId: 'getOwnFeatured',
        tag,
        summary: "How often the viewer's listings were featured",
        access: 'member',
        responses: { 200: json(OwnFeatured, 'Totals, and the listings that were shown most.') },
      }),
      async (c) => {
        const { id } = requireMember(await actorOf(c));
        const [{ entitlements }, totals] = await Promise.all([
          entitlementsOf(services, id),
          findOwnFeatured(db, id),
        ]);
        return c.json({ active: entitlements.includes('featured_listings'), ...totals }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/featured-listings/{id}/counts',
        operationId: 'countFeaturedListing',
        tag,
        summary: 'Count that a featured listing was shown or opened, once a day for each person',
        access: 'optional',
        request: { params: byId, body: jsonBody(FeaturedCount) },
        responses: { 204: { description: 'Counted, unless it was already or does not count.' } },
      }),
      async (c) => {
        const actor = await actorOf(c);
        const userAgent = c.req.header('user-agent') ?? '';
        const { address } = c.var;
        const { what } = c.req.valid('json');
        await countFeatured(db, config.authSecret, c.req.valid('param').id, what, {
          actor,
          address,
          userAgent,
        });
        return c.body(null, 204);
      },
    );
}
