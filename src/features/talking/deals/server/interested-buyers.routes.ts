import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { listingErrors } from '../../../items/listings/contract/errors.ts';
import { InterestedBuyers, Thanked } from '../contract/deal.ts';
import { dealErrors } from '../contract/errors.ts';
import { tag } from './deals.routes.ts';
import type { DealsServices } from './deals.ts';
import { loadInterestedBuyers, thankOthers } from './interested-buyers.ts';

const sellersOnly = [listingErrors.LISTING_NOT_FOUND, listingErrors.NOT_YOUR_LISTING];

/** Registers the endpoints for a seller to list and thank interested buyers. */
export function interestedBuyerRoutes(services: DealsServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/listings/{id}/interested-buyers',
        operationId: 'listInterestedBuyers',
        tag,
        summary: "List the interested buyers of the viewer's listing",
        access: 'owner',
        scope: 'messages:read',
        request: { params: byId },
        responses: {
          200: json(
            InterestedBuyers,
            'The one it is reserved for first, then the most recent message first.',
          ),
        },
        errors: sellersOnly,
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const interestedBuyers = await loadInterestedBuyers(services, owner, c.req.valid('param').id);
        return c.json({ interestedBuyers }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/listings/{id}/thanks',
        operationId: 'thankInterestedBuyers',
        tag,
        summary: "Send 'Sold, thanks' to every interested buyer who did not get a sold listing, once",
        access: 'owner',
        request: { params: byId },
        responses: { 200: json(Thanked, 'The messages were sent.') },
        errors: [...sellersOnly, dealErrors.NOT_SOLD_YET],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const sent = await thankOthers(services, owner, c.req.valid('param').id);
        return c.json({ sent }, 200, PRIVATE);
      },
    );
}
