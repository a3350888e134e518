import type { Database } from '../../../../platform/server/db/database.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, route } from '../../../../platform/server/http/route.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { listingErrors } from '../../../items/listings/contract/errors.ts';
import { RelatedListings } from '../../../items/listings/contract/listing.ts';
import { listingCards } from '../../../items/listings/server/listings.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import { findRelated } from './related.queries.ts';
import { tag } from './search.routes.ts';

interface Services {
  db: Database;
}

export function relatedRoutes({ db }: Services) {
  return createRouter().openapi(
    route({
      method: 'get',
      path: '/listings/{id}/related',
      operationId: 'listRelatedListings',
      tag,
      summary: 'More listings of the seller, and similar ones of others',
      access: 'optional',
      scope: 'listings:read',
      request: { params: byId },
      responses: { 200: json(RelatedListings, 'Up to six of each.') },
      errors: [listingErrors.LISTING_NOT_FOUND],
    }),
    async (c) => {
      const hidden = await blockedPeopleOf(db, await actorOf(c));
      const related = await findRelated(db, c.req.valid('param').id, hidden);
      if (related === undefined) throw new DomainError(listingErrors.LISTING_NOT_FOUND);
      const { fromSeller, similar } = related;
      const cards = await listingCards(db, [...fromSeller, ...similar]);
      return c.json(
        {
          fromSeller: cards.filter(({ id }) => fromSeller.includes(id)),
          similar: cards.filter(({ id }) => similar.includes(id)),
        },
        200,
      );
    },
  );
}
