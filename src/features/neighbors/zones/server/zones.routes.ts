import { z } from '@hono/zod-openapi';
import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { commonErrors } from '../../../../shared/errors.ts';
import { PageQuery } from '../../../../shared/page-query.ts';
import { photoErrors, pictureErrors } from '../../../items/photos/contract/errors.ts';
import { zonePostErrors } from '../contract/discussion/post-errors.ts';
import { zoneErrors } from '../contract/errors.ts';
import {
  CreatedZone,
  EditedZone,
  Near,
  NearbyZones,
  NewZone,
  Zone,
  ZonePage,
  ZoneQuery,
} from '../contract/zone.ts';
import { ZoneLogPage } from '../contract/zone-log.ts';
import { listNearbyZones } from './list-nearby-zones.ts';
import { listZones } from './list-zones.ts';
import { loadZone } from './load-zone.ts';
import { listLog } from './moderation/zone-log.ts';
import {
  tag,
  type ZoneServices,
  zoneErrorsForAdmins,
  zoneErrorsForMembers,
  zoneErrorsForReaders,
} from './route-parts.ts';
import { createZone, editZone } from './save-zone.ts';

/** Errors about a chosen picture. */
const picture = [
  zoneErrors.ZONE_PICTURE_GONE,
  photoErrors.ADDRESS_WITHOUT_PHOTO,
  ...pictureErrors,
  photoErrors.TOO_MANY_UPLOADS,
  commonErrors.FILES_UNAVAILABLE,
];

export function zoneRoutes(services: ZoneServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/zones',
        operationId: 'listZones',
        tag,
        summary: "List Drop Zones: the viewer's, all, or the three nearest",
        access: 'optional',
        request: { query: ZoneQuery },
        responses: { 200: json(ZonePage, 'A page of zones.') },
      }),
      async (c) => c.json(await listZones(services, await actorOf(c), c.req.valid('query')), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/zones',
        operationId: 'createZone',
        tag,
        summary: 'Create a zone; the viewer becomes its admin',
        access: 'member',
        request: { body: jsonBody(NewZone) },
        responses: { 201: json(CreatedZone, 'The zone.') },
        errors: [
          zoneErrors.SIGN_IN_TO_CREATE_ZONE,
          zoneErrors.ZONE_INCOMPLETE,
          zoneErrors.ZONE_REFUSED,
          zoneErrors.TOO_MANY_ZONES,
          ...picture,
        ],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c), zoneErrors.SIGN_IN_TO_CREATE_ZONE);
        return c.json(await createZone(services, member, c.var.address, c.req.valid('json')), 201);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/zones/nearby',
        operationId: 'listNearbyZones',
        tag,
        summary: 'List the nearest zones, or the most active ones',
        description: 'The most active ones if `near` is missing or has no zone within 50 km.',
        access: 'anyone',
        request: { query: z.object({ near: Near }) },
        responses: { 200: json(NearbyZones, 'At most three zones.') },
      }),
      async (c) => c.json(await listNearbyZones(services, c.req.valid('query').near), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/zones/{id}',
        operationId: 'getZone',
        tag,
        summary: "Get a zone with its first members, rules, next events and the viewer's membership",
        access: 'optional',
        request: { params: byId, query: z.object({ near: Near }) },
        responses: { 200: json(Zone, 'The zone.') },
        errors: zoneErrorsForReaders,
      }),
      async (c) => {
        const { near } = c.req.valid('query');
        return c.json(
          await loadZone(services, await actorOf(c), c.req.valid('param').id, near),
          200,
          PRIVATE,
        );
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/zones/{id}',
        operationId: 'updateZone',
        tag,
        summary: 'Replace the texts, rules, area, picture and discussion setting of a zone',
        access: 'member',
        request: { params: byId, body: jsonBody(EditedZone) },
        responses: { 200: json(Zone, 'The zone.') },
        errors: [
          ...zoneErrorsForAdmins,
          zoneErrors.ZONE_INCOMPLETE,
          zoneErrors.ZONE_REFUSED,
          zoneErrors.TOO_MANY_ZONE_CHANGES,
          zonePostErrors.DISCUSSION_STAYS_CLOSED,
          ...picture,
        ],
      }),
      async (c) => {
        const actor = await actorOf(c);
        const { id } = c.req.valid('param');
        await editZone(services, actor, c.var.address, id, c.req.valid('json'));
        return c.json(await loadZone(services, actor, id), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/zones/{id}/log',
        operationId: 'listZoneLog',
        tag,
        summary: 'List what admins did in a zone, newest first; for members',
        access: 'member',
        request: { params: byId, query: PageQuery },
        responses: { 200: json(ZoneLogPage, 'A page of entries.') },
        errors: zoneErrorsForMembers,
      }),
      async (c) => {
        const actor = requireMember(await actorOf(c));
        const { id } = c.req.valid('param');
        return c.json(await listLog(services.db, actor, id, c.req.valid('query')), 200, PRIVATE);
      },
    );
}
