import { createHmac } from 'node:crypto';
import type { Payments, ProviderEvent } from '../payments.ts';
import { openEvent, signEvent } from '../signed-event.ts';
import {
  closeTestCheckout,
  createTestCheckout,
  expireTestCheckout,
  payTestCheckout,
  readTestCheckout,
} from './test-checkouts.ts';
import type { TestServices } from './test-events.ts';
import { lockDueTestObject, lockTestObject } from './test-objects.ts';
import { readTestPayment, refundTestPayment } from './test-payments.ts';
import {
  cancelTestSubscription,
  changeTestSubscription,
  previewTestChange,
  readTestSubscription,
  renewOrEndTestSubscription,
  scheduleTestChange,
} from './test-subscriptions.ts';

/**
 * Creates the provider for sites without payments: a page of this site asks for an outcome instead of a card,
 * and no money moves. Otherwise it works like any provider: it stores its own objects, and reports them by
 * signed events.
 */
export function createTestProvider(services: TestServices): Payments {
  const { config, db } = services;
  // The same for all processes of a site. Not used for anything else.
  const secret = createHmac('sha256', config.authSecret).update('test checkout').digest('hex');
  return {
    provider: {
      name: 'test',
      isTest: true,
      createCustomer: async (profileId) => ({ id: `test_customer_${profileId}` }),
      // The customer's objects are deleted with their account.
      deleteCustomer: async () => undefined,

      createCheckout: (checkout) => createTestCheckout(services, checkout),
      expireCheckout: (id) => closeTestCheckout(services, id),

      readCheckout: (id) => readTestCheckout(db, id),
      readSubscription: (id) => readTestSubscription(db, id),
      readPayment: (id) => readTestPayment(db, id),

      refund: (refund) => refundTestPayment(services, refund),

      previewChange: (id, offer) => previewTestChange(db, id, offer),
      changeSubscription: (id, offer) => changeTestSubscription(services, id, offer),
      scheduleChange: (id, offer) => scheduleTestChange(services, id, offer),
      dropScheduledChange: (id) => scheduleTestChange(services, id, null),
      cancelSubscription: (id, when) => cancelTestSubscription(services, id, when),

      createPortal: async () => null,

      readEvent: async (body, signature) => {
        // Only this site has the secret, so the content has the shape of our own events.
        const { id, type, subjects } = (await openEvent(body, signature, secret)) as ProviderEvent;
        return { id, type, subjects };
      },
      // None is lost: they are delivered by our own queue.
      // eslint-disable-next-line require-yield
      async *listEvents() {},
    },
    test: {
      pay: (checkoutId, outcome) => payTestCheckout(services, checkoutId, outcome),
      async runDue(now) {
        while (await processDueObject(services, now));
      },
      sign: (body) => signEvent(body, secret),
    },
  };
}

/** Processes the object that was due first. Returns false if none is due. */
const processDueObject = (services: TestServices, now: Date): Promise<boolean> =>
  services.db.transaction().execute(async (trx) => {
    const due = await lockDueTestObject(trx, now);
    if (due === undefined) return false;
    if (due.kind === 'checkout') {
      const checkout = await lockTestObject(trx, 'checkout', due.id);
      await expireTestCheckout(services, trx, due.id, checkout);
    } else {
      await renewOrEndTestSubscription(services, trx, due.id);
    }
    return true;
  });
