import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, jsonBody, route } from '../../../../platform/server/http/route.ts';
import { blockErrors } from '../../../trust/blocks/contract/errors.ts';
import { textRuleErrors } from '../../../trust/text-rules/contract/errors.ts';
import { photoErrors } from '../../photos/contract/errors.ts';
import { listingErrors } from '../contract/errors.ts';
import { Listing, NewListing } from '../contract/listing.ts';
import { ListingQuery } from '../contract/listing-query.ts';
import { type CreateServices, createListing } from './create-listing.ts';
import { type LoadServices, loadListing } from './load-listing.ts';

export const tag: ApiTag = {
  name: 'Listings',
  description: 'Posting a listing, and what its owner does with it.',
};

type Services = CreateServices & LoadServices;

export function listingRoutes(services: Services) {
  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: '/listings',
        operationId: 'createListing',
        tag,
        summary: 'Post a listing',
        access: 'owner',
        scope: 'listings:write',
        request: { body: jsonBody(NewListing) },
        responses: {
          200: json(Listing, 'This submission was posted before: that listing, as it is now.'),
          201: json(Listing, 'The new listing.'),
        },
        errors: [
          listingErrors.SIGN_IN_TO_LIST,
          listingErrors.LISTING_INCOMPLETE,
          listingErrors.LISTING_REFUSED,
          listingErrors.TOO_MANY_LISTINGS,
          listingErrors.NOT_IN_ZONE,
          textRuleErrors.TEXT_REFUSED,
          textRuleErrors.TEXT_UNSURE,
          photoErrors.TOO_MANY_IMAGES,
          photoErrors.PHOTO_GONE,
          // Its owner deleted their account at the same moment.
          listingErrors.LISTING_GONE,
        ],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c), listingErrors.SIGN_IN_TO_LIST);
        const { id, isNew } = await createListing(services, owner, c.req.valid('json'), c.var.address);
        return c.json(await loadListing(services, id, owner), isNew ? 201 : 200);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/listings/{id}',
        operationId: 'getListing',
        tag,
        summary: 'One listing',
        access: 'optional',
        scope: 'listings:read',
        request: { params: byId, query: ListingQuery.pick({ near: true }) },
        responses: { 200: json(Listing, 'The listing.') },
        errors: [listingErrors.LISTING_NOT_FOUND, listingErrors.LISTING_GONE, blockErrors.PERSON_BLOCKED],
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const { near } = c.req.valid('query');
        return c.json(await loadListing(services, id, actorOf(c), near), 200);
      },
    );
}
