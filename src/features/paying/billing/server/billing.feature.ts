import { sql } from 'kysely';
import { erased, retained } from '../../../../platform/server/erase-person.ts';
import { dollars, type ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { consume, type Job, schedule } from '../../../../platform/server/job.ts';
import type { ProviderEvent } from '../../../../platform/server/payments/payments.ts';
import {
  lateTestEventMade,
  testEventMade,
} from '../../../../platform/server/payments/test-checkout/test-objects.ts';
import { customerLeft, paymentRefunded, purchasePaid, refundRequested } from '../contract/signals.ts';
import { LATE_SECONDS } from '../contract/test-outcomes.ts';
import { billingRoutes } from './billing.routes.ts';
import type { BillingServices } from './billing-services.ts';
import { deleteCustomer, recordCustomerLeft } from './customers.ts';
import { mailReceipt, RECEIPT_DELAY_SECONDS, type ReceiptServices } from './mail-receipt.ts';
import { mailRefund } from './mail-refund.ts';
import { receiveEvent } from './process-event.ts';
import { reconcile } from './reconcile.ts';
import { REFUND_RETRY_SECONDS, runRefund } from './refund-payment.ts';
import { testCheckoutRoutes } from './test-checkouts.routes.ts';
import { WEBHOOK, webhookRoutes } from './webhook.routes.ts';

/** Exports a member's purchases and payments. */
const exportBilling: ExportPerson = {
  tables: [
    {
      name: 'checkouts',
      shows: ['checkouts'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select offer_name as offer, offer_description as description, ${dollars('amount_cents')} as price_in_dollars,
              interval as paid_every, state, email, is_test, created_at
            from checkouts where profile_id = ${person.id}::uuid order by created_at, id`,
    },
    {
      name: 'payments',
      shows: ['payments'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select title, kind, state, ${dollars('amount_cents')} as dollars,
              ${dollars('refunded_cents')} as dollars_refunded, number as receipt, paid_with, receipt_url, is_test, at
            from payments where profile_id = ${person.id}::uuid order by at, id`,
    },
    {
      name: 'refunds',
      shows: ['refunds'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select payments.title, ${dollars('refunds.amount_cents')} as dollars, refunds.reason, refunds.state,
              refunds.created_at
            from refunds join payments on payments.id = refunds.payment_id
            where payments.profile_id = ${person.id}::uuid order by refunds.created_at, refunds.id`,
    },
    {
      name: 'payment-subscriptions',
      shows: ['provider_subscriptions'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select offer_id as offer, state, ${dollars('amount_cents')} as price_in_dollars, interval as paid_every,
              current_period_end as paid_until, cancels_at_period_end, paid_with, is_test
            from provider_subscriptions where profile_id = ${person.id}::uuid order by current_period_end, provider_id`,
    },
    {
      name: 'payment-customer-numbers',
      shows: ['payment_customers'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select provider, provider_id as customer_number
            from payment_customers where profile_id = ${person.id}::uuid order by provider`,
    },
  ],
  leavesOut: {
    test_checkout_objects: 'The same as in checkouts and payments, as the test checkout keeps it.',
  },
};

export const billingFeature = defineFeature({
  name: 'billing',
  exportPerson: exportBilling,
  erasePerson: {
    columns: [
      ...erased('payment_customers', 'profile_id'),
      ...erased('checkouts', 'profile_id'),
      ...erased('provider_subscriptions', 'profile_id'),
      ...erased('test_checkout_objects', 'profile_id'),
      // Payments stay in the books.
      ...retained('payments', 'profile_id'),
      ...retained('refunds', 'operator_id'),
    ],
    erase: recordCustomerLeft,
  },
  build: (services: BillingServices & ReceiptServices) => ({
    routes: [billingRoutes(services), testCheckoutRoutes(services), webhookRoutes(services)],
    uploads: [WEBHOOK],
    jobs: [
      consume(customerLeft, 'billing.delete-customer', (left) => deleteCustomer(services, left)),
      consume(purchasePaid, 'billing.mail-receipt', (paid) => mailReceipt(services, paid), {
        delaySeconds: RECEIPT_DELAY_SECONDS,
      }),
      consume(paymentRefunded, 'billing.mail-refund', (refunded) => mailRefund(services, refunded)),
      consume(
        refundRequested,
        'billing.refund',
        async ({ refundId }) => void (await runRefund(services, refundId)),
        { delaySeconds: REFUND_RETRY_SECONDS },
      ),
      schedule('billing.reconcile', '23 3 * * *', () => reconcile(services)),
      ...testCheckoutJobs(services),
    ],
  }),
});

/** Returns the background jobs of the test checkout; none with a real provider. */
function testCheckoutJobs(services: BillingServices): readonly Job[] {
  if (services.config.stripe !== undefined) return [];
  const deliver = async (event: ProviderEvent) => {
    const { test } = services.payments;
    const body = JSON.stringify(event);
    if (test !== null) await receiveEvent(services, body, await test.sign(body));
  };
  return [
    consume(testEventMade, 'billing.test-event', deliver),
    consume(lateTestEventMade, 'billing.late-test-event', deliver, { delaySeconds: LATE_SECONDS }),
    schedule('billing.test-checkout', '*/5 * * * *', async () => services.payments.test?.runDue(new Date())),
  ];
}
