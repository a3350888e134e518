import { z } from '@hono/zod-openapi';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_LIMITS } from './webhook-limits.ts';

const event = z.enum(WEBHOOK_EVENT_NAMES);

export const Webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    events: z.array(event),
    secret: z.string().describe('Verifies the signature of what is sent, as standardwebhooks.com describes.'),
    createdAt: z.iso.datetime(),
    failingSince: z.iso.datetime().nullable().describe('Null after a success.'),
    offSince: z.iso.datetime().nullable().describe('Turned off, because it failed for days.'),
  })
  .openapi('Webhook');
export type Webhook = z.infer<typeof Webhook>;

export const NewWebhook = z
  .object({
    url: z.string().trim().max(WEBHOOK_LIMITS.url, 'Use at most 500 characters.'),
    events: z.array(event).min(1, 'Choose at least one.').max(WEBHOOK_EVENT_NAMES.length),
  })
  .openapi('NewWebhook', {
    example: { url: 'https://shop.example/hooks', events: ['listing.sold'] },
  });
export type NewWebhook = z.infer<typeof NewWebhook>;

export const WebhookDelivery = z
  .object({
    id: z.uuid(),
    event,
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.int(),
    status: z.int().nullable().describe('The status of the last answer; null without one.'),
    attemptedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .openapi('WebhookDelivery');
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
