import type { Database } from '../../../platform/server/db/database.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { json, route } from '../../../platform/server/http/route.ts';
import { actorOf } from '../../../platform/server/http/request.ts';
import { commonErrors } from '../../../shared/errors.ts';
import { ListingQuery } from '../../listings/contract/listing-query.ts';
import { type CardRow, listingCursor, pageOf, presentCard } from '../../listings/server/listings.ts';
import type { PresentPhoto } from '../../photos/server/photos.ts';
import { ListingCount, ListingSearch, SearchQuery } from '../contract/search.ts';
import { tag } from './api-tag.ts';
import { type Browse, countMatching, findCards } from './browse.queries.ts';
import { type SearchCounts, searchedCategory } from './count-searches.ts';
import { findFeatured } from './featured.queries.ts';
import { readBrowse } from './read-browse.ts';

const COUNT_CAP = 1000;

interface Services {
  db: Database;
  presentPhoto: PresentPhoto;
  searchCounts: SearchCounts;
}

/** Browsing and searching what is for sale. */
export function searchRoutes({ db, presentPhoto, searchCounts }: Services) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/listings',
        operationId: 'searchListings',
        tag,
        summary: 'Browse and search active listings',
        access: 'optional',
        request: { query: SearchQuery },
        responses: {
          200: {
            ...json(ListingSearch, 'A page of listings.'),
            headers: { ETag: { schema: { type: 'string' }, description: 'For `If-None-Match`.' } },
          },
          304: { description: 'The page is unchanged from what `If-None-Match` names.' },
        },
        errors: [commonErrors.AUTHENTICATION_REQUIRED],
      }),
      async (c) => {
        const query = c.req.valid('query');
        const cursor = listingCursor(query.cursor, query.sort);
        const { browse, correctedTo } = await readBrowse(db, query, () => actorOf(c));
        const [rows, count] = await Promise.all([
          browse ? findCards(db, browse, cursor, query.limit) : [],
          query.count === undefined ? undefined : countFound(db, browse),
        ]);
        const { shown, nextCursor } = pageOf(rows, query.limit, query.sort);
        const category = searchedCategory(query, shown);
        if (category !== undefined && cursor === null && query.seller === undefined) {
          const { address } = c.var;
          const userAgent = c.req.header('user-agent') ?? '';
          searchCounts.note(category, { actor: await actorOf(c), address, userAgent });
        }
        const featured =
          query.featured === undefined || browse === null
            ? undefined
            : await findFeatured(db, browse, await actorOf(c), shown, query.hidden);
        const present = (row: CardRow) => presentCard(row, presentPhoto);
        return c.json(
          { listings: shown.map(present), nextCursor, correctedTo, count, featured: featured?.map(present) },
          200,
        );
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/listings/count',
        operationId: 'countListings',
        tag,
        summary: 'Count the results of a search, up to 1,000',
        access: 'optional',
        request: { query: ListingQuery.omit({ cursor: true, limit: true }) },
        responses: { 200: json(ListingCount, 'The count, capped.') },
        errors: [commonErrors.AUTHENTICATION_REQUIRED],
      }),
      async (c) => {
        const { browse } = await readBrowse(db, c.req.valid('query'), () => actorOf(c));
        return c.json(await countFound(db, browse), 200);
      },
    );
}

/** Nothing is found where nothing can match. */
async function countFound(db: Database, browse: Browse | null) {
  const count = browse ? await countMatching(db, browse, COUNT_CAP) : 0;
  return { count: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP };
}
