import { createRouter } from '../../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../../platform/server/http/route.ts';
import { operatorsOnly } from '../../../../running/operators/contract/errors.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { OperatedZonePage, OperatedZoneQuery, ZoneTakeDown } from '../../contract/zone-operation.ts';
import { findOperatedZones, restoreZone, takeDownZone } from './operated-zones.ts';
import { zoneErrorsForReaders, tag, type ZoneServices } from '../route-parts.ts';

export function zoneOperationRoutes(services: ZoneServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/operated-zones',
        operationId: 'listOperatedZones',
        tag,
        summary: 'List all zones, including closed and taken-down ones; for operators',
        access: 'member',
        request: { query: OperatedZoneQuery },
        responses: { 200: json(OperatedZonePage, 'A page of zones, the most recently active first.') },
        errors: operatorsOnly,
      }),
      async (c) =>
        c.json(await findOperatedZones(services.db, await actorOf(c), c.req.valid('query')), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/zones/{id}/take-down',
        operationId: 'takeDownZone',
        tag,
        summary: 'Take a zone down, with a reason for its admins; for operators',
        access: 'member',
        request: { params: byId, body: jsonBody(ZoneTakeDown) },
        responses: { 204: { description: 'Taken down.' } },
        errors: [...operatorsOnly, ...zoneErrorsForReaders],
      }),
      async (c) => {
        await takeDownZone(services, await actorOf(c), c.req.valid('param').id, c.req.valid('json').reason);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/zones/{id}/restore',
        operationId: 'restoreZone',
        tag,
        summary: 'Restore a zone that was taken down; for operators',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'Open again.' } },
        errors: [...operatorsOnly, zoneErrors.ZONE_NOT_FOUND, zoneErrors.ZONE_GONE],
      }),
      async (c) => {
        await restoreZone(services, await actorOf(c), c.req.valid('param').id);
        return c.body(null, 204);
      },
    );
}
