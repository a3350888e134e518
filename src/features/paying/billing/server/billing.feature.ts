import { erased, retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { consume, type Job, schedule } from '../../../../platform/server/job.ts';
import type { ProviderEvent } from '../../../../platform/server/payments/payments.ts';
import { lateTestEventMade, testEventMade } from '../../../../platform/server/payments/test-objects.ts';
import { customerLeft, purchasePaid } from '../contract/signals.ts';
import { LATE_SECONDS } from '../contract/test-outcomes.ts';
import type { BillingServices } from './billing-services.ts';
import { billingRoutes } from './billing.routes.ts';
import { deleteCustomer, recordCustomerLeft } from './customers.ts';
import { exportBilling } from './export-billing.ts';
import { mailReceipt, RECEIPT_DELAY_SECONDS, type ReceiptServices } from './mail-receipt.ts';
import { receiveEvent } from './process-event.ts';
import { reconcile } from './reconcile.ts';
import { testCheckoutRoutes } from './test-checkouts.routes.ts';
import { WEBHOOK, webhookRoutes } from './webhook.routes.ts';

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
