import { createRoute, z } from '@hono/zod-openapi';
import { requireOwner } from '../../../platform/server/http/actor.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { commonErrors } from '../../../shared/errors.ts';
import { listingErrors } from '../../listings/contract/errors.ts';
import { Askers, Thanked } from '../contract/deal.ts';
import { dealErrors } from '../contract/errors.ts';
import type { DealsServices } from './deals.ts';
import { loadAskers } from './load-askers.ts';
import { thankOthers } from './thank-others.ts';

const tags = ['Deals'];
const params = z.object({ id: z.uuid() });
const PRIVATE = { 'Cache-Control': 'no-store' };
const sellersOnly = [
  commonErrors.AUTHENTICATION_REQUIRED,
  listingErrors.LISTING_NOT_FOUND,
  listingErrors.NOT_YOUR_LISTING,
];

/** What a seller does with everybody who wrote about a listing. */
export function askerRoutes(services: DealsServices) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/listings/{id}/askers',
        tags,
        summary: 'Who wrote about an own listing: whom it can be sold to',
        request: { params },
        responses: {
          200: {
            description: 'The one it is reserved for first, then who wrote last.',
            content: { 'application/json': { schema: Askers } },
          },
          ...problems(...sellersOnly),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        const askers = await loadAskers(services, owner, c.req.valid('param').id);
        return c.json({ askers }, 200, PRIVATE);
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/listings/{id}/thanks',
        tags,
        summary: "Send 'Sold, thanks' to everybody who asked for a sold listing and did not get it, once",
        request: { params },
        responses: {
          200: { description: 'They were told.', content: { 'application/json': { schema: Thanked } } },
          ...problems(...sellersOnly, dealErrors.NOT_SOLD_YET),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        const sent = await thankOthers(services, owner, c.req.valid('param').id);
        return c.json({ sent }, 200, PRIVATE);
      },
    );
}
