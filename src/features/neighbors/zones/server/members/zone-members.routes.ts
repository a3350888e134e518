import { z } from '@hono/zod-openapi';
import { requireMember } from '../../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../../platform/server/http/route.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { Zone } from '../../contract/zone.ts';
import {
  MembershipChange,
  Removal,
  ZoneMemberChange,
  ZoneMemberPage,
  ZoneMemberQuery,
} from '../../contract/zone-member.ts';
import { loadZone } from '../load-zone.ts';
import {
  tag,
  type ZoneServices,
  zoneErrorsForAdmins,
  zoneErrorsForMembers,
  zoneErrorsForReaders,
} from '../route-parts.ts';
import { changeMember, removeMember, setNotifications, unbanMember } from './change-member.ts';
import { listMembers } from './members.queries.ts';
import { joinZone, leaveZone } from './membership.ts';

const memberParams = byId.extend({ profileId: z.uuid() });

export function zoneMemberRoutes(services: ZoneServices) {
  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: '/zones/{id}/membership',
        operationId: 'joinZone',
        tag,
        summary: 'Join a zone; joining twice changes nothing',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(Zone, 'The zone.') },
        errors: [
          ...zoneErrorsForReaders,
          zoneErrors.SIGN_IN_TO_JOIN,
          zoneErrors.REMOVED_FROM_ZONE,
          zoneErrors.TOO_MANY_ZONE_CHANGES,
        ],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c), zoneErrors.SIGN_IN_TO_JOIN);
        const { id } = c.req.valid('param');
        await joinZone(services, member, id);
        return c.json(await loadZone(services, member, id), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'patch',
        path: '/zones/{id}/membership',
        operationId: 'updateZoneMembership',
        tag,
        summary: 'Turn the notifications of a zone on or off',
        access: 'member',
        request: { params: byId, body: jsonBody(MembershipChange) },
        responses: { 204: { description: 'It is changed.' } },
        errors: zoneErrorsForMembers,
      }),
      async (c) => {
        const { notifications } = c.req.valid('json');
        await setNotifications(services.db, await actorOf(c), c.req.valid('param').id, notifications);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/zones/{id}/membership',
        operationId: 'leaveZone',
        tag,
        summary: "Leave a zone with the viewer's listings; repeating it changes nothing",
        description: 'The last admin must name a successor. A zone closes when its only member leaves.',
        access: 'member',
        request: { params: byId, query: z.object({ successorId: z.uuid().optional() }) },
        responses: { 204: { description: 'The viewer is not a member.' } },
        errors: [...zoneErrorsForReaders, zoneErrors.LAST_ADMIN, zoneErrors.SUCCESSOR_GONE],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        await leaveZone(services, member, c.req.valid('param').id, c.req.valid('query').successorId);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/zones/{id}/members',
        operationId: 'listZoneMembers',
        tag,
        summary: 'List the members of a zone: admins first, then by joining date',
        access: 'optional',
        request: { params: byId, query: ZoneMemberQuery },
        responses: { 200: json(ZoneMemberPage, 'A page of members.') },
        errors: zoneErrorsForReaders,
      }),
      async (c) => {
        const viewer = await actorOf(c);
        const members = await listMembers(services.db, viewer, c.req.valid('param').id, c.req.valid('query'));
        return c.json(members, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'patch',
        path: '/zones/{id}/members/{profileId}',
        operationId: 'updateZoneMember',
        tag,
        summary: 'Make a member an admin, or an admin a member, or hand the zone over in one step',
        access: 'member',
        request: { params: memberParams, body: jsonBody(ZoneMemberChange) },
        responses: { 204: { description: 'It is changed.' } },
        errors: [
          ...zoneErrorsForAdmins,
          zoneErrors.ZONE_MEMBER_NOT_FOUND,
          zoneErrors.LAST_ADMIN,
          zoneErrors.SUCCESSOR_GONE,
        ],
      }),
      async (c) => {
        const { id, profileId } = c.req.valid('param');
        await changeMember(services, await actorOf(c), id, profileId, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/zones/{id}/members/{profileId}/removal',
        operationId: 'removeZoneMember',
        tag,
        summary: 'Remove a member and their listings, with a reason for members',
        description: 'They cannot join again until an admin lets them back in.',
        access: 'member',
        request: { params: memberParams, body: jsonBody(Removal) },
        responses: { 204: { description: 'They are not a member.' } },
        errors: [
          ...zoneErrorsForAdmins,
          zoneErrors.ZONE_MEMBER_NOT_FOUND,
          zoneErrors.ADMIN_NOT_REMOVED,
          zoneErrors.NOT_YOURSELF,
          zoneErrors.ZONE_RULE_GONE,
          zoneErrors.REMOVAL_REFUSED,
        ],
      }),
      async (c) => {
        const { id, profileId } = c.req.valid('param');
        await removeMember(services, await actorOf(c), id, profileId, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/zones/{id}/members/{profileId}/removal',
        operationId: 'undoZoneMemberRemoval',
        tag,
        summary: 'Let a removed person join again',
        access: 'member',
        request: { params: memberParams },
        responses: { 204: { description: 'They may join.' } },
        errors: zoneErrorsForAdmins,
      }),
      async (c) => {
        const { id, profileId } = c.req.valid('param');
        await unbanMember(services, await actorOf(c), id, profileId);
        return c.body(null, 204);
      },
    );
}
