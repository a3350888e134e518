import type { Context } from 'hono';
import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf, type RequestEnv } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { flashDropErrors } from '../contract/errors.ts';
import { Reminder } from '../contract/flash-drop.ts';
import { Invitation, NewShare, Points, PointsQuery, Share, ShareToken } from '../contract/points.ts';
import { requireMemberToJoin } from './flash-drops.policy.ts';
import { tag } from './flash-drops.routes.ts';
import { type InvitationServices, invitationOf } from './invite-friends.ts';
import { loadPoints } from './load-points.ts';
import { setReminder } from './reminders.ts';
import { type Browser, openShare, type ShareServices, shareListing } from './share-listing.ts';

const browserOf = (c: Context<RequestEnv>): Browser => ({
  address: c.var.address,
  userAgent: c.req.header('user-agent') ?? '',
  cookies: c.req.header('cookie') ?? '',
});

export function pointRoutes(services: ShareServices & InvitationServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/flash-drops/{id}/points',
        operationId: 'getFlashDropPoints',
        tag,
        summary: "List the viewer's point entries in a Flash Drop, newest first",
        access: 'member',
        request: { params: byId, query: PointsQuery },
        responses: { 200: json(Points, 'A page of the ledger, and the remaining caps for today.') },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        const points = await loadPoints(services, member, c.req.valid('param').id, c.req.valid('query'));
        return c.json(points, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/flash-drops/{id}/shares',
        operationId: 'createFlashDropShare',
        tag,
        summary: 'Get a link to a listing that earns points once someone else opens it',
        access: 'member',
        request: { params: byId, body: jsonBody(NewShare) },
        responses: { 200: json(Share, 'The link, the same each time.') },
        errors: [flashDropErrors.SIGN_IN_TO_JOIN, flashDropErrors.SHARE_REFUSED],
      }),
      async (c) => {
        const member = requireMemberToJoin(await actorOf(c));
        const { listingId } = c.req.valid('json');
        const what = { eventId: c.req.valid('param').id, listingId, browser: browserOf(c) };
        return c.json(await shareListing(services, member, what), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/flash-drop-shares/{token}/opened',
        operationId: 'openFlashDropShare',
        tag,
        summary: 'Report that a shared link was opened',
        access: 'optional',
        request: { params: ShareToken },
        responses: {
          204: { description: 'It is counted, unless it was counted before or does not qualify.' },
        },
        errors: [flashDropErrors.SHARE_NOT_FOUND],
      }),
      async (c) => {
        await openShare(services, await actorOf(c), c.req.valid('param').token, browserOf(c));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/flash-drops/{id}/reminder',
        operationId: 'setFlashDropReminder',
        tag,
        summary: 'Turn on reminders an hour before a Flash Drop and at its start',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(Reminder, 'The reminder is on.') },
        errors: [
          flashDropErrors.SIGN_IN_TO_JOIN,
          flashDropErrors.FLASH_DROP_NOT_FOUND,
          flashDropErrors.FLASH_DROP_STARTED,
        ],
      }),
      async (c) => {
        const member = requireMemberToJoin(await actorOf(c));
        return c.json(await setReminder(services.db, member, c.req.valid('param').id, true), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/flash-drops/{id}/reminder',
        operationId: 'removeFlashDropReminder',
        tag,
        summary: 'Turn off reminders of a Flash Drop',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(Reminder, 'The reminder is off.') },
        errors: [flashDropErrors.SIGN_IN_TO_JOIN, flashDropErrors.FLASH_DROP_NOT_FOUND],
      }),
      async (c) => {
        const member = requireMemberToJoin(await actorOf(c));
        return c.json(await setReminder(services.db, member, c.req.valid('param').id, false), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/invitation',
        operationId: 'getInvitation',
        tag,
        summary: "The viewer's link for inviting friends",
        access: 'member',
        responses: { 200: json(Invitation, 'The link, and the number of people who signed up with it.') },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        return c.json(await invitationOf(services, member), 200, PRIVATE);
      },
    );
}
