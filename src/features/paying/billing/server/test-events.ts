import { consume, type Job, schedule } from '../../../../platform/server/job.ts';
import type { ProviderEvent } from '../../../../platform/server/payments/payments.ts';
import { lateTestEventMade, testEventMade } from '../../../../platform/server/payments/test-events.ts';
import { LATE_SECONDS } from '../contract/test-outcomes.ts';
import type { BillingServices } from './billing-services.ts';
import { receiveEvent } from './process-event.ts';

/** Returns the background jobs of the test checkout; none with a real provider. */
export function testCheckoutJobs(services: BillingServices): readonly Job[] {
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
