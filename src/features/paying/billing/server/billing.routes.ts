import { pageOfRows, readTimeCursor, timeCursorAfter } from '../../../../platform/server/db/keyset.ts';
import { requireMember } from '../../../../platform/server/http/actor.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, byId, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { Checkout } from '../contract/checkout.ts';
import { billingErrors } from '../contract/errors.ts';
import { BillingPortal, BillingPortalIn, PaymentPage, PaymentQuery } from '../contract/payment.ts';
import { presentCheckout, presentPayment } from './billing.presenter.ts';
import type { BillingServices } from './billing-services.ts';
import { findCheckout, isReplacementPaid } from './checkouts.queries.ts';
import { openPortal } from './customers.ts';
import { findFirstPayment, findPayments } from './payments.queries.ts';

export const billingTag: ApiTag = {
  name: 'Billing',
  description: 'Checkouts and payments. See plans and voice credits for what is sold.',
};

export function billingRoutes(services: BillingServices) {
  const { db } = services;
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/checkouts/{id}',
        operationId: 'getCheckout',
        tag: billingTag,
        summary: 'Get the result of a checkout of the viewer',
        description:
          'It changes only by a signed event of the payment provider. A live update tells of each change.',
        access: 'member',
        request: { params: byId },
        responses: { 200: json(Checkout, 'The checkout.') },
        errors: [billingErrors.NO_SUCH_CHECKOUT],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        const checkout = await findCheckout(db, member.id, c.req.valid('param').id);
        if (checkout === undefined) throw new DomainError(billingErrors.NO_SUCH_CHECKOUT);
        const [payment, paidInstead] = await Promise.all([
          findFirstPayment(db, checkout.id),
          isReplacementPaid(db, checkout),
        ]);
        return c.json(presentCheckout(checkout, payment, paidInstead), 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/payments',
        operationId: 'listPayments',
        tag: billingTag,
        summary: "List the viewer's payments, newest first",
        access: 'member',
        request: { query: PaymentQuery },
        responses: { 200: json(PaymentPage, 'A page of payments.') },
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        const { cursor, limit } = c.req.valid('query');
        const rows = await findPayments(db, member.id, limit, readTimeCursor(cursor));
        const { shown, nextCursor } = pageOfRows(rows, limit, ({ at, id }) => timeCursorAfter(at, id));
        return c.json({ payments: shown.map(presentPayment), nextCursor }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/billing-portal',
        operationId: 'openBillingPortal',
        tag: billingTag,
        summary: 'Open the customer portal of the payment provider',
        description: 'Customers change their card, cancel subscriptions and find receipts there.',
        access: 'member',
        request: { body: jsonBody(BillingPortalIn) },
        responses: { 200: json(BillingPortal, 'The address, which works for a few minutes.') },
        errors: [billingErrors.NOTHING_BOUGHT, billingErrors.PAYMENT_UNAVAILABLE],
      }),
      async (c) => {
        const member = requireMember(await actorOf(c));
        const url = await openPortal(services, member.id, c.req.valid('json').page);
        return c.json({ url }, 200, PRIVATE);
      },
    );
}
