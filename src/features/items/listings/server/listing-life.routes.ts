import { z } from '@hono/zod-openapi';
import { requireOwner } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, route } from '../../../../platform/server/http/route.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { ErrorSpec } from '../../../../shared/errors.ts';
import { textRuleErrors } from '../../../trust/text-rules/contract/errors.ts';
import { photoErrors } from '../../photos/contract/errors.ts';
import { listingErrors } from '../contract/errors.ts';
import { EditedListing, Listing } from '../contract/listing.ts';
import { type ChangeServices, changeListing, relistListing } from './change-listings.ts';
import { deleteListing, restoreListing } from './delete-listing.ts';
import { type EditServices, editListing } from './edit-listing.ts';
import { tag } from './listings.routes.ts';
import { type LoadServices, loadListing } from './load-listing.ts';
import { renewListing } from './renew-listing.ts';

interface Services extends ChangeServices, EditServices, LoadServices {
  jobs: Jobs;
}

const relisting = z.object({
  undoSale: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Also when it was sold to a named buyer: that sale is undone, and the chat says so.'),
});

/** An endpoint with which an owner changes a listing; it answers with the changed listing. */
const changing = (...errors: ErrorSpec[]) => ({
  tag,
  access: 'owner' as const,
  responses: { 200: json(Listing, 'The listing, as it is now.') },
  errors: [
    listingErrors.LISTING_NOT_FOUND,
    listingErrors.LISTING_GONE,
    listingErrors.NOT_YOUR_LISTING,
    ...errors,
  ],
});

/** What an owner can do with a posted listing. */
export function listingLifeRoutes(services: Services) {
  return createRouter()
    .openapi(
      route({
        method: 'put',
        path: '/listings/{id}',
        operationId: 'updateListing',
        summary: 'Change an own listing, photos included',
        scope: 'listings:write',
        request: { params: byId, body: jsonBody(EditedListing) },
        ...changing(
          listingErrors.LISTING_INCOMPLETE,
          listingErrors.LISTING_REFUSED,
          listingErrors.TOO_MANY_CHANGES,
          textRuleErrors.TEXT_REFUSED,
          textRuleErrors.TEXT_UNSURE,
          photoErrors.TOO_MANY_IMAGES,
          photoErrors.PHOTO_GONE,
        ),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        await editListing(services, owner, id, c.req.valid('json'));
        return c.json(await loadListing(services, id, owner), 200);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/listings/{id}/sold',
        operationId: 'markListingSold',
        summary: 'Mark an own listing as sold; it leaves browse',
        scope: 'listings:write',
        request: { params: byId },
        ...changing(listingErrors.TOO_MANY_CHANGES),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        await changeListing(services, owner, id, 'sold');
        return c.json(await loadListing(services, id, owner), 200);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/listings/{id}/sold',
        operationId: 'relistListing',
        summary: 'Put an own sold listing back up for sale',
        scope: 'listings:write',
        request: { params: byId, query: relisting },
        ...changing(
          listingErrors.TOO_MANY_CHANGES,
          listingErrors.SOLD_TO_PERSON,
          listingErrors.SALE_REVIEWED,
        ),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        await relistListing(services, owner, id, { undoSale: c.req.valid('query').undoSale === 'true' });
        return c.json(await loadListing(services, id, owner), 200);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/listings/{id}/pause',
        operationId: 'pauseListing',
        summary: 'Pause an own listing',
        scope: 'listings:write',
        request: { params: byId },
        ...changing(listingErrors.TOO_MANY_CHANGES),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        await changeListing(services, owner, id, 'pause');
        return c.json(await loadListing(services, id, owner), 200);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/listings/{id}/pause',
        operationId: 'resumeListing',
        summary: 'Resume an own paused listing',
        scope: 'listings:write',
        request: { params: byId },
        ...changing(listingErrors.TOO_MANY_CHANGES),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        await changeListing(services, owner, id, 'resume');
        return c.json(await loadListing(services, id, owner), 200);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/listings/{id}/renew',
        operationId: 'renewListing',
        summary: 'Bring an own listing to the top, once a week',
        scope: 'listings:write',
        request: { params: byId },
        ...changing(listingErrors.RENEW_TOO_EARLY),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        await renewListing(services, owner, id);
        return c.json(await loadListing(services, id, owner), 200);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/listings/{id}',
        operationId: 'deleteListing',
        tag,
        summary: 'Delete an own listing; it can be restored for 15 seconds',
        access: 'owner',
        scope: 'listings:write',
        request: { params: byId },
        responses: { 204: { description: 'It is hidden from everyone.' } },
        errors: [listingErrors.LISTING_NOT_FOUND, listingErrors.LISTING_GONE, listingErrors.DELETE_REFUSED],
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        await deleteListing(services, owner, c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/listings/{id}/restore',
        operationId: 'restoreListing',
        summary: 'Undo the deletion of an own listing',
        scope: 'listings:write',
        request: { params: byId },
        ...changing(listingErrors.RESTORE_TOO_LATE),
      }),
      async (c) => {
        const owner = requireOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        await restoreListing(services, owner, id);
        return c.json(await loadListing(services, id, owner), 200);
      },
    );
}
