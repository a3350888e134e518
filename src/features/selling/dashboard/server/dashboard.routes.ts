import type { Database } from '../../../../platform/server/db/database.ts';
import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { listingErrors } from '../../../items/listings/contract/errors.ts';
import { ListingQuery } from '../../../items/listings/contract/listing-query.ts';
import { BulkChange, BulkChanged, OwnListings } from '../../../items/listings/contract/own-listings.ts';
import {
  changeListings,
  findOwnCards,
  listingCursor,
  type NoticesAbout,
  pageOf,
  presentOwnCard,
  type RelistServices,
  summarizeOwn,
} from '../../../items/listings/server/listings.ts';

const tag: ApiTag = { name: 'Dashboard', description: 'All listings of a seller, for the seller.' };
interface Services extends RelistServices {
  db: Database;
  jobs: Jobs;
  live: Live;
  noticesAbout: NoticesAbout;
}

/** Lists a seller's own listings and changes several at once. */
export function dashboardRoutes(services: Services) {
  const { db, noticesAbout } = services;
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/listings/own',
        operationId: 'listOwnListings',
        tag,
        summary: "The viewer's own listings, newest first, paused and sold ones included",
        access: 'owner',
        scope: 'listings:read',
        request: { query: ListingQuery.pick({ cursor: true, limit: true }) },
        responses: { 200: json(OwnListings, 'A page of listings, and totals over all of them.') },
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { cursor, limit } = c.req.valid('query');
        const [rows, summary] = await Promise.all([
          findOwnCards(db, owner, limit, listingCursor(cursor, 'newest')),
          summarizeOwn(db, owner),
        ]);
        const { shown, nextCursor } = pageOf(rows, limit, 'newest');
        const notices = await noticesAbout(shown.map(({ id }) => id));
        return c.json(
          {
            listings: shown.map((row) => presentOwnCard(row, owner, notices.get(row.id))),
            nextCursor,
            views: Number(summary.views ?? 0),
            active: Number(summary.active),
            paused: Number(summary.paused),
            sold: Number(summary.sold),
            revenueCents: Number(summary.revenue_cents ?? 0),
          },
          200,
          PRIVATE,
        );
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/listings/own/changes',
        operationId: 'changeOwnListings',
        tag,
        summary: 'Change several own listings at once: price, pause, sold, deleted',
        access: 'owner',
        scope: 'listings:write',
        request: { body: jsonBody(BulkChange) },
        responses: { 200: json(BulkChanged, 'The listings that changed.') },
        errors: [listingErrors.LISTING_REFUSED, listingErrors.TOO_MANY_CHANGES],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        return c.json({ changed: await changeListings(services, owner, c.req.valid('json')) }, 200);
      },
    );
}
