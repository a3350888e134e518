import { createRouter } from '../../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../../platform/server/http/request.ts';
import { json, PRIVATE, route } from '../../../../../platform/server/http/route.ts';
import { operatorsOnly } from '../../../../running/operators/contract/errors.ts';
import { OperatedZonePage, OperatedZoneQuery } from '../../contract/zone-operation.ts';
import { tag, type ZoneServices } from '../route-parts.ts';
import { findOperatedZones } from './operated-zones.ts';

export function zoneOperationRoutes(services: ZoneServices) {
  return createRouter().openapi(
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
  );
}
