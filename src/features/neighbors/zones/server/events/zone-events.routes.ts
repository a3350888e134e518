import { z } from '@hono/zod-openapi';
import { pageOfRows, readTimeCursor, timeCursorAfter } from '../../../../../platform/server/db/keyset.ts';
import { createRouter } from '../../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../../platform/server/http/route.ts';
import { PageQuery } from '../../../../../shared/page-query.ts';
import { zoneErrors } from '../../contract/errors.ts';
import { NewZoneEvent, ZoneEvent, ZoneEventPage } from '../../contract/zone-event.ts';
import { tag, type ZoneServices, zoneErrorsForAdmins, zoneErrorsForReaders } from '../route-parts.ts';
import { zoneStanding } from '../zone-standing.ts';
import { announceEvent, editEvent, findEvents, presentEvent, removeEvent } from './zone-events.ts';

const eventParams = byId.extend({ eventId: z.uuid() });

export function zoneEventRoutes(services: ZoneServices) {
  const { db } = services;
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/zones/{id}/events',
        operationId: 'listZoneEvents',
        tag,
        summary: 'List upcoming and current events of a zone, ordered by end',
        access: 'optional',
        request: { params: byId, query: PageQuery },
        responses: { 200: json(ZoneEventPage, 'A page of events.') },
        errors: zoneErrorsForReaders,
      }),
      async (c) => {
        const { cursor, limit } = c.req.valid('query');
        const { id } = c.req.valid('param');
        await zoneStanding(db, id, await actorOf(c));
        const rows = await findEvents(db, id, limit + 1, readTimeCursor(cursor));
        const { shown, nextCursor } = pageOfRows(rows, limit, (row) => timeCursorAfter(row.ends_at, row.id));
        return c.json({ events: shown.map(presentEvent), nextCursor }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/zones/{id}/events',
        operationId: 'announceZoneEvent',
        tag,
        summary: 'Announce an event in a zone',
        access: 'member',
        request: { params: byId, body: jsonBody(NewZoneEvent) },
        responses: { 201: json(ZoneEvent, 'The event.') },
        errors: [...zoneErrorsForAdmins, zoneErrors.ZONE_EVENT_REFUSED, zoneErrors.TOO_MANY_ZONE_CHANGES],
      }),
      async (c) =>
        c.json(
          await announceEvent(services, await actorOf(c), c.req.valid('param').id, c.req.valid('json')),
          201,
        ),
    )
    .openapi(
      route({
        method: 'put',
        path: '/zones/{id}/events/{eventId}',
        operationId: 'updateZoneEvent',
        tag,
        summary: 'Change an event of a zone',
        access: 'member',
        request: { params: eventParams, body: jsonBody(NewZoneEvent) },
        responses: { 200: json(ZoneEvent, 'The event.') },
        errors: [...zoneErrorsForAdmins, zoneErrors.ZONE_EVENT_REFUSED, zoneErrors.ZONE_EVENT_NOT_FOUND],
      }),
      async (c) => {
        const { id, eventId } = c.req.valid('param');
        return c.json(await editEvent(services, await actorOf(c), id, eventId, c.req.valid('json')), 200);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/zones/{id}/events/{eventId}',
        operationId: 'removeZoneEvent',
        tag,
        summary: 'Remove an event of a zone; repeating it changes nothing',
        access: 'member',
        request: { params: eventParams },
        responses: { 204: { description: 'It is removed.' } },
        errors: zoneErrorsForAdmins,
      }),
      async (c) => {
        const { id, eventId } = c.req.valid('param');
        await removeEvent(services, await actorOf(c), id, eventId);
        return c.body(null, 204);
      },
    );
}
