import { z } from '@hono/zod-openapi';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { operatorsOnly } from '../../operators/contract/errors.ts';
import { BackgroundWork } from '../contract/background-work.ts';
import { pulseErrors } from '../contract/errors.ts';
import { Pulse } from '../contract/pulse.ts';
import { Sales } from '../contract/sales.ts';
import { dismissMail, loadBackgroundWork, retryMail, runJob, type WorkServices } from './background-work.ts';
import type { HealthServices } from './check-health.ts';
import { loadPulse } from './load-pulse.ts';
import { loadSales } from './load-sales.ts';

export const tag: ApiTag = { name: 'Desk', description: 'What operators see and do at their desk.' };

const byName = z.object({
  name: z
    .string()
    .regex(/^[a-z-]+\.[a-z-]+$/, 'Use the id of a job.')
    .max(100),
});

export function pulseRoutes(services: HealthServices & WorkServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/desk/pulse',
        operationId: 'getPulse',
        tag,
        summary: 'Read how the site is doing, and what waits for an operator; for operators',
        access: 'member',
        responses: { 200: json(Pulse, 'The pulse of the site.') },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await loadPulse(services, await actorOf(c)), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/desk/sales',
        operationId: 'getSales',
        tag,
        summary: 'Read who pays how much for which plan, and how often packs were sold; for operators',
        access: 'member',
        responses: { 200: json(Sales, 'Plans and packs.') },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await loadSales(services, await actorOf(c)), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'get',
        path: '/desk/work',
        operationId: 'getBackgroundWork',
        tag,
        summary: 'Read which mails wait or failed, and how the jobs are doing; for operators',
        access: 'member',
        responses: { 200: json(BackgroundWork, 'Mails and jobs.') },
        errors: operatorsOnly,
      }),
      async (c) => c.json(await loadBackgroundWork(services, await actorOf(c)), 200, PRIVATE),
    )
    .openapi(
      route({
        method: 'post',
        path: '/desk/mails/{id}/retry',
        operationId: 'retryMail',
        tag,
        summary: 'Send a waiting or failed mail now; for operators',
        description: 'Does nothing if it was sent or is due already.',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'It is sent within seconds.' } },
        errors: operatorsOnly,
      }),
      async (c) => {
        await retryMail(services, await actorOf(c), c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/desk/mails/{id}',
        operationId: 'dismissMail',
        tag,
        summary: 'Take a failed mail off the list; for operators',
        description: 'Does nothing to mails that wait.',
        access: 'member',
        request: { params: byId },
        responses: { 204: { description: 'It is not listed anymore.' } },
        errors: operatorsOnly,
      }),
      async (c) => {
        await dismissMail(services, await actorOf(c), c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/desk/jobs/{name}/run',
        operationId: 'runJob',
        tag,
        summary: 'Start a job that is late or failing; for operators',
        description: 'Does nothing to other jobs.',
        access: 'member',
        request: { params: byName },
        responses: { 204: { description: 'It starts within seconds.' } },
        errors: [...operatorsOnly, pulseErrors.JOB_NOT_FOUND],
      }),
      async (c) => {
        await runJob(services, await actorOf(c), c.req.valid('param').name);
        return c.body(null, 204);
      },
    );
}
