import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import type { NotifyServices } from '../../../talking/notifications/server/notifications.ts';
import { wantErrors } from '../contract/errors.ts';
import { NewWant, Want, WantChange, Wants } from '../contract/want.ts';
import { markDigestSeen } from './mark-seen.ts';
import { changeWant, deleteWant, listWants, restoreWant, storeWant } from './own-wants.ts';
import { requireWantOwner } from './wants.policy.ts';

export const tag: ApiTag = {
  name: 'Wants',
  description:
    'What people look for: read from a sentence, matched with what is for sale, and stored for alerts.',
};

/** The errors of invalid criteria. */
const criteria = [wantErrors.NOTHING_TO_LOOK_FOR, wantErrors.NO_PRICE_FITS, wantErrors.NO_LISTING_FITS];

/** The endpoints of a member's stored wants. */
export function wantRoutes(
  services: Pick<PlatformServices, 'db' | 'live' | 'settings'> & Pick<NotifyServices, 'notificationCatalog'>,
) {
  const { db, live } = services;
  return createRouter()
    .openapi(
      route({
        method: 'put',
        path: '/wants/seen',
        operationId: 'markWantsSeen',
        tag,
        summary: 'The viewer has opened their wants: what a digest told them is read',
        access: 'member',
        responses: { 204: { description: 'The digest is read.' } },
        errors: [wantErrors.SIGN_IN_TO_SAVE_WANT],
      }),
      async (c) => {
        await markDigestSeen({ db, live }, requireWantOwner(await actorOf(c)));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/wants',
        operationId: 'listWants',
        tag,
        summary: "The viewer's stored wants, with what is new for each",
        access: 'member',
        responses: { 200: json(Wants, 'All of them, newest first.') },
        errors: [wantErrors.SIGN_IN_TO_SAVE_WANT],
      }),
      async (c) => c.json(await listWants(services, requireWantOwner(await actorOf(c))), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/wants',
        operationId: 'createWant',
        tag,
        summary: 'Store a want, so that its owner hears of new matches',
        access: 'member',
        request: { body: jsonBody(NewWant) },
        responses: { 201: json(Want, 'The want.') },
        errors: [wantErrors.SIGN_IN_TO_SAVE_WANT, wantErrors.TOO_MANY_WANTS, ...criteria],
      }),
      async (c) =>
        c.json(
          await storeWant(services, requireWantOwner(await actorOf(c)), c.req.valid('json')),
          201,
          PRIVATE,
        ),
    )
    .openapi(
      route({
        method: 'patch',
        path: '/wants/{id}',
        operationId: 'changeWant',
        tag,
        summary: 'Change what a want asks for and how its owner hears of it, pause it or go on',
        access: 'member',
        request: { params: byId, body: jsonBody(WantChange) },
        responses: { 200: json(Want, 'The want.') },
        errors: [wantErrors.SIGN_IN_TO_SAVE_WANT, wantErrors.WANT_NOT_FOUND, ...criteria],
      }),
      async (c) => {
        const member = requireWantOwner(await actorOf(c));
        const { id } = c.req.valid('param');
        return c.json(await changeWant(services, member, id, c.req.valid('json')), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/wants/{id}',
        operationId: 'deleteWant',
        tag,
        summary: 'Delete a want; it can be restored for 15 seconds',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'It is deleted.' } },
        errors: [wantErrors.SIGN_IN_TO_SAVE_WANT, wantErrors.WANT_NOT_FOUND],
      }),
      async (c) => {
        await deleteWant(db, requireWantOwner(await actorOf(c)), c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/wants/{id}/restore',
        operationId: 'restoreWant',
        tag,
        summary: 'Undo the deletion of a want',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(Want, 'The want.') },
        errors: [
          wantErrors.SIGN_IN_TO_SAVE_WANT,
          wantErrors.WANT_GONE,
          wantErrors.WANT_NOT_FOUND,
          wantErrors.TOO_MANY_WANTS,
        ],
      }),
      async (c) => {
        const member = requireWantOwner(await actorOf(c));
        return c.json(await restoreWant(services, member, c.req.valid('param').id), 200, PRIVATE);
      },
    );
}
