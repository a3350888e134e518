import { type Offer, offerTitle } from '../../../../shared/offers.ts';
import { PaymentFailure } from '../payment-failure.ts';
import type { Money, ProviderSubscription } from '../payments.ts';
import type { AskStripe } from './stripe-client.ts';
import { idOf, subscriptionOf } from './stripe-objects.ts';
import type { PriceOf } from './stripe-prices.ts';

interface Services {
  ask: AskStripe;
  priceOf: PriceOf;
}

export async function readSubscription(ask: AskStripe, id: string): Promise<ProviderSubscription> {
  const subscription = await ask('read a subscription', (stripe) =>
    stripe.subscriptions.retrieve(id, {
      expand: ['latest_invoice', 'default_payment_method', 'schedule'],
    }),
  );
  return subscriptionOf(subscription);
}

/** Returns what a change would cost today. */
export async function previewChange(services: Services, id: string, offer: Offer): Promise<Money> {
  const item = await changedItem(services, id, offer);
  const invoice = await services.ask('preview a change', (stripe) =>
    stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { items: [item], proration_behavior: 'always_invoice' },
    }),
  );
  return { amountCents: invoice.amount_due, currency: offer.currency };
}

/**
 * Switches a subscription to another offer now, and charges the difference.
 * @throws PaymentFailure 'declined', which leaves everything unchanged.
 */
export async function changeSubscription(services: Services, id: string, offer: Offer): Promise<void> {
  const { ask } = services;
  await releaseSchedule(ask, id);
  const item = await changedItem(services, id, offer);
  await ask('change a subscription', (stripe) =>
    stripe.subscriptions.update(id, {
      items: [item],
      metadata: { offerId: offer.id, title: offerTitle(offer) },
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
      cancel_at_period_end: false,
    }),
  );
}

/** Changes a subscription when its paid period ends. */
export async function scheduleChange({ ask, priceOf }: Services, id: string, offer: Offer): Promise<void> {
  await releaseSchedule(ask, id);
  const price = await priceOf(offer);
  const schedule = await ask('make a schedule', (stripe) =>
    stripe.subscriptionSchedules.create({ from_subscription: id }),
  );
  const [paid] = schedule.phases;
  if (paid === undefined) throw new PaymentFailure('refused', 'no_phase');
  await ask('schedule a change', (stripe) =>
    stripe.subscriptionSchedules.update(schedule.id, {
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
}

/**
 * Releases the schedule of a subscription, if it has one. Otherwise the subscription can be changed only through the
 * schedule.
 */
export async function releaseSchedule(ask: AskStripe, subscriptionId: string): Promise<void> {
  const schedule = idOf((await retrieve(ask, subscriptionId)).schedule);
  if (schedule === null) return;
  await ask('release a schedule', (stripe) => stripe.subscriptionSchedules.release(schedule));
}

export async function cancelSubscription(
  ask: AskStripe,
  id: string,
  when: 'period_end' | 'now' | 'never',
): Promise<void> {
  try {
    if (when !== 'now') await releaseSchedule(ask, id);
    await ask('cancel a subscription', (stripe) =>
      when === 'now'
        ? stripe.subscriptions.cancel(id)
        : stripe.subscriptions.update(id, { cancel_at_period_end: when === 'period_end' }),
    );
  } catch (error) {
    // An ended subscription is not found anymore.
    if (!(error instanceof PaymentFailure) || error.reason !== 'missing') throw error;
  }
}

const retrieve = (ask: AskStripe, id: string) =>
  ask('read a subscription', (stripe) => stripe.subscriptions.retrieve(id));

/** Returns the one item of a subscription, with another price. */
async function changedItem({ ask, priceOf }: Services, subscriptionId: string, offer: Offer) {
  const price = await priceOf(offer);
  const { items } = await retrieve(ask, subscriptionId);
  return { id: items.data[0]?.id ?? '', price };
}
