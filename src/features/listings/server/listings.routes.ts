import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Database } from '../../../platform/server/db/database.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import type { RequestEnv } from '../../../platform/server/http/request.ts';
import { commonErrors, DomainError } from '../../../shared/errors.ts';
import { blockErrors } from '../../blocks/contract/errors.ts';
import { photoErrors } from '../../photos/contract/errors.ts';
import type { PresentPhoto } from '../../photos/server/photos.ts';
import { listingErrors } from '../contract/errors.ts';
import { Listing, ListingCount, ListingSearch, ListingQuery, NewListing } from '../contract/listing.ts';
import { createListing } from './create-listing.ts';
import { presentCard } from './listings.presenter.ts';
import { loadListing } from './load-listing.ts';
import { countMatching, findCards } from './browse.queries.ts';
import { listingCursor, pageOf } from './listing-page.ts';
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

export function listingRoutes({ db, presentPhoto }: Services) {
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
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/listings',
        tags,
        summary: 'Post a listing',
        request: { body: { required: true, content: { 'application/json': { schema: NewListing } } } },
        responses: {
          201: json(Listing, 'The new listing.'),
          ...problems(
            listingErrors.SIGN_IN_TO_LIST,
            listingErrors.LISTING_INCOMPLETE,
            listingErrors.LISTING_REFUSED,
            listingErrors.TOO_MANY_LISTINGS,
            photoErrors.TOO_MANY_IMAGES,
            photoErrors.PHOTO_GONE,
          ),
        },
      }),
      async (c) => {
        const { actor } = await c.var.identify();
        if (actor.kind === 'visitor') throw new DomainError(listingErrors.SIGN_IN_TO_LIST);
        const { id } = await createListing(db, actor, c.req.valid('json'));
        return c.json(await loadListing(db, presentPhoto, id, actor), 201);
      },
    )
    .openapi(
      createRoute({
        method: 'get',
        path: '/listings/{id}',
        tags,
        summary: 'One listing',
        request: { params: z.object({ id: z.uuid() }), query: ListingQuery.pick({ near: true }) },
        responses: {
          200: json(Listing, 'The listing.'),
          ...problems(
            listingErrors.LISTING_NOT_FOUND,
            listingErrors.LISTING_GONE,
            blockErrors.PERSON_BLOCKED,
          ),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param');
        const { near } = c.req.valid('query');
        return c.json(await loadListing(db, presentPhoto, id, actorOf(c)(), near), 200);
      },
    );
}

const actorOf = (c: Context<RequestEnv>) => () => c.var.identify().then(({ actor }) => actor);
