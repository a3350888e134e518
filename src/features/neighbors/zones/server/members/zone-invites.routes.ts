import { requireMember } from '../../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../../platform/server/http/route.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { Zone } from '../../contract/zone.ts';
import { CurrentZoneInvite, InviteCode, InviteSettings, ZoneInvite } from '../../contract/zone-member.ts';
import { loadZone } from '../load-zone.ts';
import { tag, type ZoneServices, zoneErrorsForAdmins, zoneErrorsForReaders } from '../route-parts.ts';
import { createInvite, deleteInvite, editInvite, findInvite, joinByInvite, zoneOfInvite } from './invites.ts';

export function zoneInviteRoutes(services: ZoneServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/zones/{id}/invite',
        operationId: 'getZoneInvite',
        tag,
        summary: 'The invite link of a zone, for its admins',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(CurrentZoneInvite, 'The link, if there is one.') },
        errors: zoneErrorsForAdmins,
      }),
      async (c) => {
        const invite = await findInvite(services, requireMember(await actorOf(c)), c.req.valid('param').id);
        return c.json({ invite }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/zones/{id}/invite',
        operationId: 'createZoneInvite',
        tag,
        summary: 'Create an invite link, which replaces the previous one',
        access: 'member',
        request: { params: byId, body: jsonBody(InviteSettings) },
        responses: { 201: json(ZoneInvite, 'The link.') },
        errors: [...zoneErrorsForAdmins, zoneErrors.TOO_MANY_ZONE_CHANGES],
      }),
      async (c) => {
        const { stopsWorking } = c.req.valid('json');
        return c.json(
          await createInvite(services, await actorOf(c), c.req.valid('param').id, stopsWorking),
          201,
        );
      },
    )
    .openapi(
      route({
        method: 'patch',
        path: '/zones/{id}/invite',
        operationId: 'updateZoneInvite',
        tag,
        summary: 'Change when the invite link expires',
        access: 'member',
        request: { params: byId, body: jsonBody(InviteSettings) },
        responses: { 200: json(ZoneInvite, 'The link.') },
        errors: [...zoneErrorsForAdmins, zoneErrors.INVITE_NOT_FOUND],
      }),
      async (c) => {
        const { stopsWorking } = c.req.valid('json');
        return c.json(
          await editInvite(services, await actorOf(c), c.req.valid('param').id, stopsWorking),
          200,
        );
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/zones/{id}/invite',
        operationId: 'removeZoneInvite',
        tag,
        summary: 'Turn off the invite link; repeating it changes nothing',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'There is no link.' } },
        errors: zoneErrorsForAdmins,
      }),
      async (c) => {
        await deleteInvite(services, await actorOf(c), c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/zone-invites/{code}',
        operationId: 'getInvitedZone',
        tag,
        summary: 'The zone that an invite link leads to',
        access: 'optional',
        request: { params: InviteCode },
        responses: { 200: json(Zone, 'The zone.') },
        errors: [zoneErrors.INVITE_NOT_FOUND, ...zoneErrorsForReaders],
      }),
      async (c) => {
        const id = await zoneOfInvite(services.db, c.var.address, c.req.valid('param').code);
        return c.json(await loadZone(services, await actorOf(c), id), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/zone-invites/{code}/join',
        operationId: 'joinZoneByInvite',
        tag,
        summary: 'Join a zone by its invite link; joining twice changes nothing',
        access: 'member',
        request: { params: InviteCode },
        responses: { 200: json(Zone, 'The zone.') },
        errors: [
          zoneErrors.INVITE_NOT_FOUND,
          ...zoneErrorsForReaders,
          zoneErrors.SIGN_IN_TO_JOIN,
          zoneErrors.REMOVED_FROM_ZONE,
          zoneErrors.TOO_MANY_ZONE_CHANGES,
        ],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c), zoneErrors.SIGN_IN_TO_JOIN);
        const id = await joinByInvite(services, member, c.var.address, c.req.valid('param').code);
        return c.json(await loadZone(services, member, id), 200, PRIVATE);
      },
    );
}
