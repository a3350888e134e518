import type { Log } from '../../log.ts';
import type { StripeSettings } from '../payment-settings.ts';
import type { PaymentProvider } from '../payments.ts';
import { openEvent } from '../signed-event.ts';
import { createCheckout, expireCheckout, readCheckout } from './stripe-checkouts.ts';
import { createStripeClient } from './stripe-client.ts';
import { listEvents, providerEventOf } from './stripe-events.ts';
import { readPayment, refundPayment } from './stripe-payments.ts';
import { createPortal, createPortalConfiguration } from './stripe-portal.ts';
import { createPriceCache } from './stripe-prices.ts';
import {
  cancelSubscription,
  changeSubscription,
  previewChange,
  readSubscription,
  releaseSchedule,
  scheduleChange,
} from './stripe-subscriptions.ts';

/**
 * Creates the provider for Stripe. Only the webhook has to be set up there: we make the prices of plans, and send those
 * of other purchases with each checkout.
 */
export function createStripeProvider(settings: StripeSettings, log: Log): PaymentProvider {
  const ask = createStripeClient(settings, log);
  const services = {
    ask,
    priceOf: createPriceCache(ask),
    portalConfiguration: createPortalConfiguration(ask),
  };
  return {
    name: 'stripe',
    isTest: settings.secretKey.includes('_test_'),

    createCustomer: (profileId, email) =>
      ask('make a customer', (stripe) => stripe.customers.create({ email, metadata: { profileId } })),
    async deleteCustomer(id) {
      await ask('delete a customer', (stripe) => stripe.customers.del(id));
    },

    createCheckout: (checkout) => createCheckout(services, checkout),
    expireCheckout: (id) => expireCheckout(ask, id),

    readCheckout: (id) => readCheckout(ask, id),
    readSubscription: (id) => readSubscription(ask, id),
    readPayment: (id) => readPayment(ask, id),

    refund: (refund) => refundPayment(ask, refund),

    previewChange: (id, offer) => previewChange(services, id, offer),
    changeSubscription: (id, offer) => changeSubscription(services, id, offer),
    scheduleChange: (id, offer) => scheduleChange(services, id, offer),
    dropScheduledChange: (id) => releaseSchedule(ask, id),
    cancelSubscription: (id, when) => cancelSubscription(ask, id, when),

    createPortal: (portal) => createPortal(services, portal),

    readEvent: async (body, signature) =>
      providerEventOf(ask, await openEvent(body, signature, settings.webhookSecret)),
    listEvents: (since) => listEvents(ask, since),
  };
}
