import { z } from '@hono/zod-openapi';
import type { Database } from '../../../../platform/server/db/database.ts';
import { pageOfRows, readTimeCursor } from '../../../../platform/server/db/keyset.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { PageQuery } from '../../../../shared/page-query.ts';
import { listingErrors } from '../../../items/listings/contract/errors.ts';
import { ListingPage } from '../../../items/listings/contract/listing.ts';
import { listingCards } from '../../../items/listings/server/listings.ts';
import { blockedPeopleOf } from '../../../trust/blocks/server/blocks.ts';
import { favoriteErrors } from '../contract/errors.ts';
import { Favorite } from '../contract/favorite.ts';
import { requireMemberToSave } from './favorites.policy.ts';
import { deleteFavorite, favoriteCursorAfter, findFavorites, isFavorite } from './favorites.queries.ts';
import { saveFavorite } from './save-favorite.ts';

const tag: ApiTag = { name: 'Favorites', description: 'Listings that members have saved.' };
const params = z.object({ listingId: z.uuid() });

interface Services {
  db: Database;
  jobs: Jobs;
}

export function favoriteRoutes({ db, jobs }: Services) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/favourites',
        operationId: 'listFavorites',
        tag,
        summary: 'Listings the viewer has saved, most recently saved first, sold ones included',
        access: 'member',
        request: { query: PageQuery },
        responses: { 200: json(ListingPage, 'A page of listings.') },
        errors: [favoriteErrors.SIGN_IN_TO_SAVE],
      }),
      async (c) => {
        const member = requireMemberToSave(await actorOf(c));
        const { cursor, limit } = c.req.valid('query');
        const [rows, hidden] = await Promise.all([
          findFavorites(db, member.id, limit, readTimeCursor(cursor)),
          blockedPeopleOf(db, member),
        ]);
        const { shown, nextCursor } = pageOfRows(rows, limit, favoriteCursorAfter);
        const listings = await listingCards(
          db,
          shown.map(({ listing_id }) => listing_id),
          hidden,
        );
        return c.json({ listings, nextCursor }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/favourites/{listingId}',
        operationId: 'getFavorite',
        tag,
        summary: 'Whether the viewer has saved a listing; always false for visitors and guests',
        access: 'optional',
        request: { params },
        responses: { 200: json(Favorite, 'Yes or no.') },
      }),
      async (c) => {
        const actor = await actorOf(c);
        const { listingId } = c.req.valid('param');
        const isSaved = actor.kind === 'member' && (await isFavorite(db, actor.id, listingId));
        return c.json({ favourite: isSaved }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/favourites/{listingId}',
        operationId: 'saveFavorite',
        tag,
        summary: 'Save a listing; repeating it changes nothing',
        access: 'member',
        request: { params },
        responses: { 204: { description: 'It is saved.' } },
        errors: [favoriteErrors.SIGN_IN_TO_SAVE, favoriteErrors.OWN_LISTING, listingErrors.LISTING_NOT_FOUND],
      }),
      async (c) => {
        const member = requireMemberToSave(await actorOf(c));
        await saveFavorite({ db, jobs }, member, c.req.valid('param').listingId);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/favourites/{listingId}',
        operationId: 'removeFavorite',
        tag,
        summary: 'Remove a listing from the favorites, whether it was saved or not',
        access: 'member',
        request: { params },
        responses: { 204: { description: 'It is not saved.' } },
        errors: [favoriteErrors.SIGN_IN_TO_SAVE],
      }),
      async (c) => {
        const member = requireMemberToSave(await actorOf(c));
        await deleteFavorite(db, member.id, c.req.valid('param').listingId);
        return c.body(null, 204);
      },
    );
}
