import { z } from '@hono/zod-openapi';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { limitBody } from '../../../../platform/server/http/limit-body.ts';
import { route } from '../../../../platform/server/http/route.ts';
import { commonErrors } from '../../../../shared/errors.ts';
import { billingErrors } from '../contract/errors.ts';
import { billingTag as tag } from './billing.routes.ts';
import type { BillingServices } from './billing-services.ts';
import { receiveEvent } from './process-event.ts';

/** The webhook has its own body size limit. */
export const WEBHOOK = '/payments/webhook';

/** An event contains a whole object, such as an invoice with all its lines. */
const EVENT_BODY = { maxBytes: 1024 * 1024, tooBig: commonErrors.TOO_LARGE };

export function webhookRoutes(services: BillingServices) {
  return createRouter().openapi(
    route({
      method: 'post',
      path: WEBHOOK,
      operationId: 'receivePaymentEvent',
      tag,
      summary: 'Webhook of the payment provider',
      description:
        "Takes Stripe's events, signed with the secret of the webhook. The same event can come any number of times, late and in any order. Answers 503 when the event has to be sent again.",
      access: 'anyone',
      middleware: limitBody(EVENT_BODY),
      request: {
        headers: z.object({ 'stripe-signature': z.string().max(2000).default('') }),
        body: { required: true, content: { 'text/plain': { schema: z.string() } } },
      },
      responses: { 204: { description: 'The event was applied or ignored.' } },
      errors: [billingErrors.BAD_SIGNATURE, billingErrors.MALFORMED_EVENT, billingErrors.PAYMENT_UNAVAILABLE],
    }),
    async (c) => {
      // The raw body: the signature covers these exact bytes.
      await receiveEvent(services, await c.req.text(), c.req.valid('header')['stripe-signature']);
      return c.body(null, 204);
    },
  );
}
