import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { operatorErrors } from '../../operators/contract/errors.ts';
import { Pulse } from '../contract/pulse.ts';
import { loadPulse, type PulseServices } from './load-pulse.ts';

export const tag: ApiTag = { name: 'Desk', description: 'What operators see and do at their desk.' };

export function pulseRoutes(services: PulseServices) {
  return createRouter().openapi(
    route({
      method: 'get',
      path: '/desk/pulse',
      operationId: 'getPulse',
      tag,
      summary: 'Read how the site is doing, and what waits for an operator; for operators',
      access: 'member',
      responses: { 200: json(Pulse, 'The pulse of the site.') },
      errors: [operatorErrors.OPERATORS_ONLY],
    }),
    async (c) => c.json(await loadPulse(services, await actorOf(c)), 200, PRIVATE),
  );
}
