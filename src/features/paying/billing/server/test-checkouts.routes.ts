import type { Context } from 'hono';
import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf, type RequestEnv } from '../../../../platform/server/http/request.ts';
import { byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { addMonths } from '../../../../platform/server/payments/add-months.ts';
import type { TestCheckouts } from '../../../../platform/server/payments/payments.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { isOpen } from '../contract/checkout-states.ts';
import { billingErrors } from '../contract/errors.ts';
import { returnPath } from '../contract/return-path.ts';
import { TestCheckout, TestPayment } from '../contract/test-checkout.ts';
import { presentOffer } from './billing.presenter.ts';
import { billingTag as tag } from './billing.routes.ts';
import type { BillingServices } from './billing-services.ts';
import { type CheckoutRow, findCheckout } from './checkouts.queries.ts';
import { fromProvider } from './provider-outage.ts';

/**
 * Registers the endpoints of the test checkout's page. With a real provider they respond as if there were no
 * checkouts.
 */
export function testCheckoutRoutes(services: BillingServices) {
  const { db, payments } = services;

  async function findOwn(
    c: Context<RequestEnv>,
    id: string,
  ): Promise<{ test: TestCheckouts; checkout: CheckoutRow }> {
    const member = requireMember(await actorOf(c));
    const checkout = await findCheckout(db, member.id, id);
    if (payments.test === null || checkout?.provider !== 'test') {
      throw new DomainError(billingErrors.NO_SUCH_CHECKOUT);
    }
    return { test: payments.test, checkout };
  }

  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/test-checkouts/{id}',
        operationId: 'getTestCheckout',
        tag,
        summary: 'Get a test checkout of the viewer',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(TestCheckout, "The content of the test checkout's page.") },
        errors: [billingErrors.NO_SUCH_CHECKOUT],
      }),
      async (c) => {
        const { checkout } = await findOwn(c, c.req.valid('param').id);
        const { id, interval, state } = checkout;
        const months = { month: 1, year: 12 }[interval ?? ''];
        return c.json(
          {
            id,
            isOpen: isOpen(state) && checkout.expires_at > new Date(),
            wasDeclined: state === 'failed',
            offer: presentOffer(checkout),
            email: checkout.email,
            nextPaymentAt: months === undefined ? null : addMonths(new Date(), months).toISOString(),
            returnPath: returnPath(id),
            cancelPath: checkout.cancel_path,
          },
          200,
          PRIVATE,
        );
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/test-checkouts/{id}',
        operationId: 'payTestCheckout',
        tag,
        summary: 'Choose the outcome of a test payment',
        description:
          'No money moves. The outcome is told by a signed event, like those of a real payment provider.',
        access: 'member',
        request: { params: byId, body: jsonBody(TestPayment) },
        responses: { 202: { description: 'The event was sent.' } },
        errors: [billingErrors.NO_SUCH_CHECKOUT, billingErrors.CHECKOUT_CLOSED, billingErrors.PAYMENTS_OFF],
      }),
      async (c) => {
        const { test, checkout } = await findOwn(c, c.req.valid('param').id);
        await fromProvider(test.pay(checkout.id, c.req.valid('json').outcome));
        return c.body(null, 202);
      },
    );
}
