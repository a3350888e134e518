import { createRoute } from '@hono/zod-openapi';
import type { Database } from '../../../platform/server/db/database.ts';
import { requireOwner } from '../../../platform/server/http/actor.ts';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import { commonErrors } from '../../../shared/errors.ts';
import type { PresentPhoto } from '../../photos/server/photos.ts';
import { listingErrors } from '../../listings/contract/errors.ts';
import { ListingQuery } from '../../listings/contract/listing-query.ts';
import { BulkChange, BulkChanged, OwnListings } from '../../listings/contract/own-listings.ts';
import {
  changeListings,
  findOwnCards,
  listingCursor,
  pageOf,
  presentOwnCard,
  summarizeOwn,
} from '../../listings/server/listings.ts';

interface Services {
  db: Database;
  jobs: Jobs;
  presentPhoto: PresentPhoto;
}

/** A seller's own listings, all together. */
export function dashboardRoutes({ db, jobs, presentPhoto }: Services) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/listings/own',
        tags: ['Listings'],
        summary: "The asker's own listings, newest first, paused and sold ones included",
        request: { query: ListingQuery.pick({ cursor: true, limit: true }) },
        responses: {
          200: {
            description: 'A page of listings, and numbers over all of them.',
            content: { 'application/json': { schema: OwnListings } },
          },
          ...problems(commonErrors.AUTHENTICATION_REQUIRED),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        const { cursor, limit } = c.req.valid('query');
        const [rows, summary] = await Promise.all([
          findOwnCards(db, owner, limit, listingCursor(cursor, 'newest')),
          summarizeOwn(db, owner),
        ]);
        const { shown, nextCursor } = pageOf(rows, limit, 'newest');
        return c.json(
          {
            listings: shown.map((row) => presentOwnCard(row, presentPhoto, owner)),
            nextCursor,
            views: Number(summary.views ?? 0),
            active: Number(summary.active),
            paused: Number(summary.paused),
            sold: Number(summary.sold),
            revenueCents: Number(summary.revenue_cents ?? 0),
          },
          200,
          { 'Cache-Control': 'no-store' },
        );
      },
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/listings/own/changes',
        tags: ['Listings'],
        summary: 'Change several own listings at once: price, pause, sold, deleted',
        request: { body: { required: true, content: { 'application/json': { schema: BulkChange } } } },
        responses: {
          200: {
            description: 'What it was done to.',
            content: { 'application/json': { schema: BulkChanged } },
          },
          ...problems(
            commonErrors.AUTHENTICATION_REQUIRED,
            listingErrors.LISTING_REFUSED,
            listingErrors.TOO_MANY_CHANGES,
          ),
        },
      }),
      async (c) => {
        const owner = requireOwner((await c.var.identify()).actor);
        return c.json({ changed: await changeListings(db, jobs, owner, c.req.valid('json')) }, 200);
      },
    );
}
