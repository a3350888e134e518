import { erased, retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { customerLeft, purchasePaid } from '../contract/signals.ts';
import { billingRoutes } from './billing.routes.ts';
import type { BillingServices } from './billing-services.ts';
import { deleteCustomer, recordCustomerLeft } from './customers.ts';
import { exportBilling } from './export-billing.ts';
import { mailReceipt, RECEIPT_DELAY_SECONDS, type ReceiptServices } from './mail-receipt.ts';
import { reconcile } from './reconcile.ts';
import { testCheckoutJobs } from './test-events.ts';
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
