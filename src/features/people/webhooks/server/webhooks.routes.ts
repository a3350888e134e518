import { z } from '@hono/zod-openapi';
import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { commonErrors } from '../../../../shared/errors.ts';
import { webhookErrors } from '../contract/errors.ts';
import { NewWebhook, Webhook, WebhookDelivery } from '../contract/webhook.ts';
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  resendDelivery,
  resumeWebhook,
  type WebhookServices,
} from './webhooks.ts';

const tag: ApiTag = { name: 'Webhooks', description: "Telling a member's own programs what happens." };
const done = { description: 'Done.' };

export function webhookRoutes(services: WebhookServices) {
  const { db } = services;
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/webhooks',
        operationId: 'listWebhooks',
        tag,
        summary: 'List my webhooks',
        access: 'member',
        responses: { 200: json(z.object({ webhooks: z.array(Webhook) }), 'The oldest first.') },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        return c.json({ webhooks: await listWebhooks(services, member) }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/webhooks',
        operationId: 'addWebhook',
        tag,
        summary: 'Add a webhook',
        access: 'member',
        request: { body: jsonBody(NewWebhook) },
        responses: { 201: json(Webhook, 'The new webhook.') },
        errors: [webhookErrors.WEBHOOK_REFUSED, webhookErrors.TOO_MANY_WEBHOOKS],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        return c.json(await createWebhook(services, member, c.req.valid('json')), 201, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/webhooks/{id}',
        operationId: 'removeWebhook',
        tag,
        summary: 'Remove a webhook',
        access: 'member',
        request: { params: byId },
        responses: { 204: done },
        errors: [commonErrors.NOT_FOUND],
      }),
      async (c) => {
        await removeWebhook(db, requireMember(await actorOf(c)), c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/webhooks/{id}/resume',
        operationId: 'resumeWebhook',
        tag,
        summary: 'Turn a webhook on again that was turned off because it failed',
        access: 'member',
        request: { params: byId },
        responses: { 204: done },
        errors: [commonErrors.NOT_FOUND],
      }),
      async (c) => {
        await resumeWebhook(db, requireMember(await actorOf(c)), c.req.valid('param').id);
        return c.body(null, 204);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/webhooks/{id}/deliveries',
        operationId: 'listWebhookDeliveries',
        tag,
        summary: 'List what was sent to a webhook',
        access: 'member',
        request: { params: byId },
        responses: {
          200: json(z.object({ deliveries: z.array(WebhookDelivery) }), 'The newest 20 of 30 days.'),
        },
        errors: [commonErrors.NOT_FOUND],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        const deliveries = await listDeliveries(db, member, c.req.valid('param').id);
        return c.json({ deliveries }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/webhooks/{id}/deliveries/{deliveryId}/resend',
        operationId: 'resendWebhookDelivery',
        tag,
        summary: 'Send something to a webhook again',
        description: 'With the same id, so that a receiver that has it recognizes it.',
        access: 'member',
        request: { params: byId.extend({ deliveryId: z.uuid() }) },
        responses: { 202: done },
        errors: [commonErrors.NOT_FOUND],
      }),
      async (c) => {
        const { id, deliveryId } = c.req.valid('param');
        await resendDelivery(services, requireMember(await actorOf(c)), id, deliveryId);
        return c.body(null, 202);
      },
    );
}
