import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Database } from '../../../platform/server/db/database.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import type { RequestEnv } from '../../../platform/server/http/request.ts';
import { DomainError } from '../../../shared/errors.ts';
import { blockErrors } from '../../blocks/contract/errors.ts';
import { photoErrors } from '../../photos/contract/errors.ts';
import type { PresentPhoto } from '../../photos/server/photos.ts';
import { listingErrors } from '../contract/errors.ts';
import { Listing, NewListing } from '../contract/listing.ts';
import { ListingQuery } from '../contract/listing-query.ts';
import { createListing } from './create-listing.ts';
import { loadListing } from './load-listing.ts';

const tags = ['Listings'];
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
