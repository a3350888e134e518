import { createRoute, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Database } from '../../../platform/server/db/database.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import type { RequestEnv } from '../../../platform/server/http/request.ts';
import { commonErrors } from '../../../shared/errors.ts';
import { ListingQuery } from '../../listings/contract/listing-query.ts';
import { listingCursor, pageOf, presentCard } from '../../listings/server/listings.ts';
import type { PresentPhoto } from '../../photos/server/photos.ts';
import { ListingCount, ListingSearch } from '../contract/search.ts';
import { countMatching, findCards } from './browse.queries.ts';
import { readBrowse } from './read-browse.ts';

const tags = ['Listings'];
const COUNT_CAP = 1000;
const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

interface Services {
  db: Database;
  presentPhoto: PresentPhoto;
}

/** Browsing and searching what is for sale. */
export function searchRoutes({ db, presentPhoto }: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/listings',
        tags,
        summary: 'Browse and search active listings',
        request: { query: ListingQuery },
        responses: {
          200: json(ListingSearch, 'A page of listings.'),
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const query = c.req.valid('query');
        const cursor = listingCursor(query.cursor, query.sort);
        const { browse, correctedTo } = await readBrowse(db, query, actorOf(c));
        const rows = browse ? await findCards(db, browse, cursor, query.limit) : [];
        const { shown, nextCursor } = pageOf(rows, query.limit, query.sort);
        const listings = shown.map((row) => presentCard(row, presentPhoto));
        return c.json({ listings, nextCursor, correctedTo }, 200);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/listings/count',
        tags,
        summary: 'Count what a search finds, up to 1,000',
        request: { query: ListingQuery.omit({ cursor: true, limit: true }) },
        responses: {
          200: json(ListingCount, 'The count, capped.'),
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const { browse } = await readBrowse(db, c.req.valid('query'), actorOf(c));
        const count = browse ? await countMatching(db, browse, COUNT_CAP) : 0;
        return c.json({ count: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP }, 200);
      },
    );
}

const actorOf = (c: Context<RequestEnv>) => () => c.var.identify().then(({ actor }) => actor);
