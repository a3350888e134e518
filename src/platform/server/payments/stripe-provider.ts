import { type Offer, offerTitle } from '../../../shared/offers.ts';
import type { Log } from '../log.ts';
import { PaymentFailure } from './payment-failure.ts';
import type { StripeSettings } from './payment-settings.ts';
import type { NewCheckout, PaymentProvider } from './payments.ts';
import { openEvent } from './signed-event.ts';
import { createStripeClient } from './stripe-client.ts';
import { providerEventOf, STRIPE_EVENTS } from './stripe-events.ts';
import { checkoutOf, idOf, paymentOf, subscriptionOf } from './stripe-objects.ts';
import { createPortalConfiguration } from './stripe-portal.ts';

/**
 * Creates the provider for Stripe. Only the webhook has to be set up there: we make the prices of plans, and send those
 * of other purchases with each checkout.
 */
export function createStripeProvider(settings: StripeSettings, log: Log): PaymentProvider {
  const ask = createStripeClient(settings, log);
  const portalConfiguration = createPortalConfiguration(ask);

  /** Changes require a product at Stripe. Its id is ours. */
  async function productOf(offer: Offer): Promise<string> {
    const id = `offhand_${offer.id}`;
    try {
      await ask('find a product', (stripe) => stripe.products.retrieve(id));
    } catch (error) {
      if (!(error instanceof PaymentFailure) || error.reason !== 'missing') throw error;
      const name = offerTitle(offer);
      await ask('make a product', (stripe) =>
        stripe.products.create({ id, name }, { idempotencyKey: `product:${id}` }),
      );
    }
    return id;
  }

  const readSubscription = (id: string) =>
    ask('read a subscription', (stripe) => stripe.subscriptions.retrieve(id));

  /** Ids of prices by their lookup keys. Stripe never changes the amount of a price. */
  const prices = new Map<string, string>();

  /**
   * Returns the price of a plan at Stripe, which is made when it is first needed. A new amount gets a price of its own,
   * and subscribers keep theirs.
   */
  async function priceOf(offer: Offer): Promise<string> {
    const { amountCents, currency, interval } = offer;
    const key = `offhand_${offer.id}_${amountCents}`;
    const known = prices.get(key);
    if (known !== undefined) return known;
    const found = await ask('find a price', (stripe) =>
      stripe.prices.list({ lookup_keys: [key], active: true }),
    );
    const id = found.data[0]?.id ?? (await createPrice());
    prices.set(key, id);
    return id;

    async function createPrice(): Promise<string> {
      const product = await productOf(offer);
      const price = await ask('make a price', (stripe) =>
        stripe.prices.create(
          {
            product,
            currency,
            unit_amount: amountCents,
            recurring: { interval: interval ?? 'month' },
            lookup_key: key,
            transfer_lookup_key: true,
          },
          { idempotencyKey: `price:${key}` },
        ),
      );
      return price.id;
    }
  }

  /** A subscription has one item, which gets another price. */
  async function changedItem(subscriptionId: string, offer: Offer) {
    const price = await priceOf(offer);
    const { items } = await readSubscription(subscriptionId);
    return { id: items.data[0]?.id ?? '', price };
  }

  /**
   * A subscription with a schedule can be changed only by its schedule, so the schedule is released first.
   */
  async function releaseSchedule(subscriptionId: string): Promise<void> {
    const schedule = idOf((await readSubscription(subscriptionId)).schedule);
    if (schedule === null) return;
    await ask('release a schedule', (stripe) => stripe.subscriptionSchedules.release(schedule));
  }

  /** Returns the invoice of a payment and the payment intent that paid it; null if it is not paid. */
  async function readInvoice(id: string) {
    const invoice = await ask('read an invoice', (stripe) =>
      stripe.invoices.retrieve(id, { expand: ['payments'] }),
    );
    const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
    return { invoice, paymentIntent: idOf(paid?.payment.payment_intent) };
  }

  return {
    name: 'stripe',
    isTest: settings.secretKey.includes('_test_'),

    createCustomer: (profileId, email) =>
      ask('make a customer', (stripe) => stripe.customers.create({ email, metadata: { profileId } })),
    async deleteCustomer(customerId) {
      await ask('delete a customer', (stripe) => stripe.customers.del(customerId));
    },

    async createCheckout(checkout) {
      const price = checkout.offer.interval === null ? null : await priceOf(checkout.offer);
      const { id, url } = await ask('make a checkout', (stripe) =>
        stripe.checkout.sessions.create(checkoutParams(checkout, price), {
          idempotencyKey: `checkout:${checkout.tag.checkoutId}:${checkout.customerId}`,
        }),
      );
      if (url === null) throw new PaymentFailure('refused', 'no_url');
      return { id, url };
    },
    async expireCheckout(id) {
      try {
        await ask('close a checkout', (stripe) => stripe.checkout.sessions.expire(id));
      } catch (error) {
        // Stripe reports this only in its message.
        const isRefused = error instanceof PaymentFailure && error.reason === 'refused';
        throw isRefused ? new PaymentFailure('closed') : error;
      }
    },

    readCheckout: async (id) =>
      checkoutOf(
        await ask('read a checkout', (stripe) =>
          stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }),
        ),
      ),
    readSubscription: async (id) =>
      subscriptionOf(
        await ask('read a subscription', (stripe) =>
          stripe.subscriptions.retrieve(id, {
            expand: ['latest_invoice', 'default_payment_method', 'schedule'],
          }),
        ),
      ),
    async readPayment(id) {
      const { invoice, paymentIntent } = await readInvoice(id);
      if (paymentIntent === null) return paymentOf(invoice, null, null);
      const { latest_charge: charge } = await ask('read a payment', (stripe) =>
        stripe.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge'] }),
      );
      if (charge === null || typeof charge === 'string') return paymentOf(invoice, null, null);
      const disputes = charge.disputed
        ? await ask('read a dispute', (stripe) => stripe.disputes.list({ payment_intent: paymentIntent }))
        : null;
      return paymentOf(invoice, charge, disputes?.data[0] ?? null);
    },

    async refund({ id, paymentId, amountCents }) {
      const { paymentIntent } = await readInvoice(paymentId);
      if (paymentIntent === null) throw new PaymentFailure('refused', 'not_paid');
      // Stripe forgets idempotency keys after a day, and a retry can come later.
      const made = await ask('find a refund', (stripe) =>
        stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }),
      );
      if (made.data.some(({ metadata }) => metadata?.refundId === id)) return;
      await ask('refund a payment', (stripe) =>
        stripe.refunds.create(
          {
            payment_intent: paymentIntent,
            amount: amountCents,
            reason: 'requested_by_customer',
            metadata: { refundId: id },
          },
          { idempotencyKey: `refund:${id}` },
        ),
      );
    },

    async previewChange(subscriptionId, offer) {
      const item = await changedItem(subscriptionId, offer);
      const invoice = await ask('preview a change', (stripe) =>
        stripe.invoices.createPreview({
          subscription: subscriptionId,
          subscription_details: { items: [item], proration_behavior: 'always_invoice' },
        }),
      );
      return { amountCents: invoice.amount_due, currency: offer.currency };
    },
    async changeSubscription(subscriptionId, offer) {
      await releaseSchedule(subscriptionId);
      const item = await changedItem(subscriptionId, offer);
      await ask('change a subscription', (stripe) =>
        stripe.subscriptions.update(subscriptionId, {
          items: [item],
          metadata: { offerId: offer.id, title: offerTitle(offer) },
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
        }),
      );
    },
    async scheduleChange(subscriptionId, offer) {
      await releaseSchedule(subscriptionId);
      const price = await priceOf(offer);
      const { id, phases } = await ask('make a schedule', (stripe) =>
        stripe.subscriptionSchedules.create({ from_subscription: subscriptionId }),
      );
      const [paid] = phases;
      if (paid === undefined) throw new PaymentFailure('refused', 'no_phase');
      await ask('schedule a change', (stripe) =>
        stripe.subscriptionSchedules.update(id, {
          end_behavior: 'release',
          proration_behavior: 'none',
          phases: [
            {
              items: paid.items.map(({ price: paidPrice, quantity = 1 }) => ({
                price: idOf(paidPrice) ?? '',
                quantity,
              })),
              start_date: paid.start_date,
              end_date: paid.end_date,
            },
            {
              items: [{ price, quantity: 1 }],
              duration: { interval: offer.interval ?? 'month', interval_count: 1 },
              metadata: {
                offerId: offer.id,
                title: offerTitle(offer),
                amountCents: String(offer.amountCents),
              },
            },
          ],
        }),
      );
    },
    dropScheduledChange: releaseSchedule,
    async cancelSubscription(id, when) {
      try {
        if (when !== 'now') await releaseSchedule(id);
        await ask('cancel a subscription', (stripe) =>
          when === 'now'
            ? stripe.subscriptions.cancel(id)
            : stripe.subscriptions.update(id, { cancel_at_period_end: when === 'period_end' }),
        );
      } catch (error) {
        // An ended subscription is not found anymore.
        if (!(error instanceof PaymentFailure) || error.reason !== 'missing') throw error;
      }
    },

    async createPortal({ customerId, page, returnUrl }) {
      const configuration = await portalConfiguration();
      const { url } = await ask('open the portal', (stripe) =>
        stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration,
          return_url: returnUrl,
          ...(page === 'card' && { flow_data: { type: 'payment_method_update' } }),
          ...(typeof page === 'object' && {
            flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: page.cancel } },
          }),
        }),
      );
      return { url };
    },

    readEvent: async (body, signature) =>
      providerEventOf(ask, await openEvent(body, signature, settings.webhookSecret)),
    async *listEvents(since) {
      const newestFirst = await ask('list events', (stripe) =>
        stripe.events
          .list({
            created: { gte: Math.floor(since.getTime() / 1000) },
            types: [...STRIPE_EVENTS],
            limit: 100,
          })
          .autoPagingToArray({ limit: 10_000 }),
      );
      for (const event of newestFirst.toReversed()) yield await providerEventOf(ask, event);
    },
  };
}

/** @param price The id of a plan's price; null for what is bought once. */
function checkoutParams(
  { tag, offer, customerId, successUrl, cancelUrl, expiresAt }: NewCheckout,
  price: string | null,
) {
  const metadata = { ...tag };
  const common = {
    customer: customerId,
    client_reference_id: tag.checkoutId,
    metadata,
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    // Methods that take days to confirm would leave people waiting for their purchase.
    payment_method_types: ['card' as const],
  };
  if (price !== null) {
    return {
      ...common,
      mode: 'subscription' as const,
      line_items: [{ quantity: 1, price }],
      subscription_data: { metadata },
    };
  }
  const { amountCents: unit_amount, currency } = offer;
  return {
    ...common,
    mode: 'payment' as const,
    line_items: [{ quantity: 1, price_data: { currency, unit_amount, product_data: { name: tag.title } } }],
    invoice_creation: { enabled: true, invoice_data: { metadata } },
  };
}
