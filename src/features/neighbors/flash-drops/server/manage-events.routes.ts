import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { operatorsOnly } from '../../../running/operators/contract/errors.ts';
import { flashDropErrors } from '../contract/errors.ts';
import { FlashDrop, NewFlashDrop } from '../contract/flash-drop.ts';
import { tag } from './flash-drops.routes.ts';
import { type LoadServices, loadFlashDrop } from './load-flash-drops.ts';
import { cancelEvent, createEvent, updateEvent } from './manage-events.ts';

export function manageEventRoutes(services: LoadServices & { live: Live }) {
  return createRouter()
    .openapi(
      route({
        method: 'post',
        path: '/flash-drops',
        operationId: 'createFlashDrop',
        tag,
        summary: 'Create a Flash Drop',
        description: 'For operators. Each weekend gets one from the schedule.',
        access: 'member',
        request: { body: jsonBody(NewFlashDrop) },
        responses: { 201: json(FlashDrop, 'The new event.') },
        errors: [...operatorsOnly, flashDropErrors.FLASH_DROP_REFUSED],
      }),
      async (c) => {
        const actor = await actorOf(c);
        const id = await createEvent(services, actor, c.req.valid('json'));
        return c.json(await loadFlashDrop(services, actor, id), 201, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'patch',
        path: '/flash-drops/{id}',
        operationId: 'updateFlashDrop',
        tag,
        summary: 'Change a Flash Drop that is not over',
        description: 'For operators. A running event keeps its start.',
        access: 'member',
        request: { params: byId, body: jsonBody(NewFlashDrop) },
        responses: { 200: json(FlashDrop, 'The changed event.') },
        errors: [
          ...operatorsOnly,
          flashDropErrors.FLASH_DROP_REFUSED,
          flashDropErrors.FLASH_DROP_NOT_FOUND,
          flashDropErrors.FLASH_DROP_OVER,
        ],
      }),
      async (c) => {
        const actor = await actorOf(c);
        const { id } = c.req.valid('param');
        await updateEvent(services, actor, id, c.req.valid('json'));
        return c.json(await loadFlashDrop(services, actor, id), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/flash-drops/{id}/cancel',
        operationId: 'cancelFlashDrop',
        tag,
        summary: 'Cancel a Flash Drop that is not over',
        description: 'For operators. Nothing counts in it anymore.',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(FlashDrop, 'The canceled event.') },
        errors: [...operatorsOnly, flashDropErrors.FLASH_DROP_NOT_FOUND, flashDropErrors.FLASH_DROP_OVER],
      }),
      async (c) => {
        const actor = await actorOf(c);
        const { id } = c.req.valid('param');
        await cancelEvent(services, actor, id);
        return c.json(await loadFlashDrop(services, actor, id), 200, PRIVATE);
      },
    );
}
