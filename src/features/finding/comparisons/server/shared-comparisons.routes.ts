import { z } from '@hono/zod-openapi';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { NewComparison } from '../contract/comparable-listing.ts';
import { COMPARISON_LIMITS } from '../contract/comparison-limits.ts';
import { comparisonErrors } from '../contract/errors.ts';
import {
  ComparisonShare,
  SharedComparison,
  StoppedShare,
  VisitorShare,
} from '../contract/shared-comparison.ts';
import { tag } from './api-tag.ts';
import type { ComparisonServices } from './comparison-services.ts';
import {
  openShared,
  shareComparison,
  shareWithoutAccount,
  stopSharedWithoutAccount,
  stopSharing,
} from './shared-comparisons.ts';

/** Accepts any text, so malformed tokens get the same error as stopped links. */
const byToken = z.object({ token: z.string().max(200) });

/** Routes for comparisons shared by secret links, of members and visitors. */
export function sharedComparisonRoutes(services: ComparisonServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/shared-comparisons/{token}',
        operationId: 'getSharedComparison',
        tag,
        summary: 'A comparison that somebody shared, as it was on that day',
        access: 'optional',
        request: { params: byToken },
        responses: {
          200: {
            ...json(SharedComparison, 'The comparison, with the listings as they are now beside it.'),
            headers: { 'Cache-Control': { schema: { type: 'string' }, description: 'Half a minute.' } },
          },
        },
        errors: [comparisonErrors.COMPARISON_NOT_SHARED],
      }),
      async (c) => {
        const shared = await openShared(services, await actorOf(c), c.req.valid('param').token);
        c.header('Cache-Control', 'private, max-age=30');
        c.header('X-Robots-Tag', 'noindex');
        return c.json(shared, 200);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/shared-comparisons',
        operationId: 'shareComparisonWithoutAccount',
        tag,
        summary: 'Share a comparison of 2 or 3 listings without an account',
        description: `The link stops after ${COMPARISON_LIMITS.shareDays} days, or earlier for who has its stop key. Nothing about the sharer is stored. Members share an own comparison instead.`,
        access: 'optional',
        request: { body: jsonBody(NewComparison.pick({ items: true }).openapi('NewVisitorShare')) },
        responses: { 201: json(VisitorShare, 'The link, and the key that stops it.') },
        errors: [
          comparisonErrors.TOO_FEW_TO_COMPARE,
          comparisonErrors.TOO_MANY_TO_COMPARE,
          comparisonErrors.SAME_ITEM_TWICE,
          comparisonErrors.ITEM_SOLD,
          comparisonErrors.ITEM_GONE,
          comparisonErrors.ITEMS_GONE,
          comparisonErrors.TOO_MANY_SHARED_COMPARISONS,
        ],
      }),
      async (c) => {
        const viewer = { actor: await actorOf(c), address: c.var.address };
        return c.json(await shareWithoutAccount(services, viewer, c.req.valid('json')), 201, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/shared-comparisons/{token}/stop',
        operationId: 'stopSharedComparison',
        tag,
        summary: 'Stop a link that was shared without an account',
        access: 'anyone',
        request: { params: byToken, body: jsonBody(StoppedShare) },
        responses: { 204: { description: 'The link shows nothing from then on.' } },
        errors: [comparisonErrors.COMPARISON_NOT_SHARED],
      }),
      async (c) => {
        const { token } = c.req.valid('param');
        await stopSharedWithoutAccount(services.db, token, c.req.valid('json').stopKey);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/comparisons/{id}/share',
        operationId: 'shareComparison',
        tag,
        summary:
          'Share a comparison as it is now, by a link that nobody can guess; repeating it returns the same',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(ComparisonShare, 'The link.') },
        errors: [
          comparisonErrors.SIGN_IN_TO_SHARE_COMPARISON,
          comparisonErrors.COMPARISON_NOT_FOUND,
          comparisonErrors.ITEM_GONE,
        ],
      }),
      async (c) =>
        c.json(await shareComparison(services, await actorOf(c), c.req.valid('param').id), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'delete',
        path: '/comparisons/{id}/share',
        operationId: 'stopSharingComparison',
        tag,
        summary: 'Stop sharing: the link shows nothing from then on',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'It is not shared.' } },
        errors: [comparisonErrors.SIGN_IN_TO_SHARE_COMPARISON, comparisonErrors.COMPARISON_NOT_FOUND],
      }),
      async (c) => {
        await stopSharing(services, await actorOf(c), c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
}
