import { z } from '@hono/zod-openapi';
import type { Config } from '../../../../platform/server/config.ts';
import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import type { ErrorSpec } from '../../../../shared/errors.ts';
import { listingErrors } from '../../../items/listings/contract/errors.ts';
import { messageErrors } from '../../messages/contract/errors.ts';
import { Deal, NewOffer, NewReservation, NewSale } from '../contract/deal.ts';
import { dealErrors } from '../contract/errors.ts';
import { loadDeal } from './change-deal.ts';
import type { DealsServices } from './deals.ts';
import { answerOffer, counterOffer, makeOffer } from './offers.ts';
import { releaseListing, reserveListing } from './reserve-listing.ts';
import { sellListing } from './sell-listing.ts';
import { undoSale } from './undo-sale.ts';

export const tag: ApiTag = {
  name: 'Deals',
  description: 'Offers, reservations, sales and meet-ups, in the conversation they belong to.',
};

const offerParams = byId.extend({ offerId: z.uuid() });

/** Declares an endpoint that returns the current deal of a conversation. */
const aboutDeal = (...errors: ErrorSpec[]) => ({
  tag,
  access: 'owner' as const,
  responses: { 200: json(Deal, 'The current deal.') },
  errors: [messageErrors.CONVERSATION_NOT_FOUND, dealErrors.NO_DEAL, listingErrors.LISTING_GONE, ...errors],
});

/** Declares an endpoint that takes a step of a deal. */
export const takingStep = (...errors: ErrorSpec[]) =>
  aboutDeal(
    dealErrors.NOT_YOUR_STEP,
    dealErrors.ALREADY_SOLD,
    dealErrors.PAUSED,
    dealErrors.RESERVED_HERE,
    dealErrors.RESERVED_FOR_ANOTHER,
    messageErrors.NOBODY_THERE,
    dealErrors.TOO_MANY_STEPS,
    ...errors,
  );

const ANSWERS = [
  [
    'accept',
    'acceptOffer',
    'Accept an offer: reserves the listing for two days, or until after a confirmed meet-up',
  ],
  ['decline', 'declineOffer', 'Decline an offer'],
  ['withdraw', 'withdrawOffer', 'Withdraw an own offer'],
] as const;

/**
 * Registers the endpoints for offers, reservations and sales of a conversation. Repeating a request returns
 * the same answer.
 */
export function dealRoutes(services: DealsServices & { config: Config }) {
  const router = createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/conversations/{id}/deal',
        operationId: 'getDeal',
        summary: 'Get the deal of a conversation, and what the viewer may do next',
        scope: 'messages:read',
        request: { params: byId },
        ...aboutDeal(),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        return c.json(await loadDeal(services, owner, c.req.valid('param').id), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/conversations/{id}/offers',
        operationId: 'makeOffer',
        summary: 'Offer a price for a listing; an offer expires after 24 hours',
        scope: 'messages:write',
        request: { params: byId, body: jsonBody(NewOffer) },
        ...takingStep(dealErrors.OFFER_OPEN, dealErrors.OFFER_TOO_HIGH, dealErrors.NOTHING_TO_OFFER),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        return c.json(await makeOffer(services, owner, id, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/conversations/{id}/offers/{offerId}/counter',
        operationId: 'counterOffer',
        summary: 'Answer an offer with another price',
        scope: 'messages:write',
        request: { params: offerParams, body: jsonBody(NewOffer) },
        ...takingStep(dealErrors.OFFER_OVER, dealErrors.OFFER_TOO_HIGH),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id, offerId } = c.req.valid('param');
        return c.json(await counterOffer(services, owner, id, offerId, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/conversations/{id}/reservation',
        operationId: 'reserveListing',
        summary: "Reserve the viewer's listing for the buyer, or change the end of the reservation",
        scope: 'messages:write',
        request: { params: byId, body: jsonBody(NewReservation) },
        ...takingStep(dealErrors.BAD_RESERVATION),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        return c.json(await reserveListing(services, owner, id, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/conversations/{id}/reservation',
        operationId: 'releaseListing',
        summary: 'End the reservation; cancels a planned meet-up',
        scope: 'messages:write',
        request: { params: byId },
        ...takingStep(dealErrors.NOT_RESERVED),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        return c.json(await releaseListing(services, owner, c.req.valid('param').id), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/conversations/{id}/sale',
        operationId: 'sellListing',
        summary: "Sell the viewer's listing to the buyer; ends the offers of others",
        scope: 'messages:write',
        request: { params: byId, body: jsonBody(NewSale) },
        ...takingStep(dealErrors.SALE_FIXED),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        return c.json(await sellListing(services, owner, id, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/conversations/{id}/sale',
        operationId: 'undoSale',
        summary: 'Undo a sale, within a week and before both have reviewed it',
        scope: 'messages:write',
        description: 'An unpublished review is deleted with it.',
        request: { params: byId },
        ...takingStep(dealErrors.NOT_SOLD, dealErrors.SALE_FIXED),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        return c.json(await undoSale(services, owner, c.req.valid('param').id), 200, PRIVATE);
      },
    );
  for (const [name, action, summary] of ANSWERS) {
    router.openapi(
      route({
        method: 'post',
        path: `/conversations/{id}/offers/{offerId}/${name}`,
        operationId: action,
        summary,
        scope: 'messages:write',
        request: { params: offerParams },
        ...takingStep(dealErrors.OFFER_OVER),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id, offerId } = c.req.valid('param');
        return c.json(await answerOffer(services, owner, id, offerId, action), 200, PRIVATE);
      },
    );
  }
  return router;
}
