import { type Offer, offerTitle } from '../../../../shared/offers.ts';
import { PaymentFailure } from '../payment-failure.ts';
import type { AskStripe } from './stripe-client.ts';

/** Returns the id of an offer's price at Stripe. */
export type PriceOf = (offer: Offer) => Promise<string>;

/**
 * Creates a cache of the ids of prices. A price is made at Stripe when it is first needed. A new amount gets a price of
 * its own, because Stripe never changes the amount of a price, and subscribers stay on theirs.
 */
export function createPriceCache(ask: AskStripe): PriceOf {
  const idsByKey = new Map<string, string>();
  return async (offer) => {
    const key = `offhand_${offer.id}_${offer.amountCents}`;
    const id = idsByKey.get(key) ?? (await findPrice(ask, key)) ?? (await createPrice(ask, key, offer));
    idsByKey.set(key, id);
    return id;
  };
}

async function findPrice(ask: AskStripe, key: string): Promise<string | undefined> {
  const prices = await ask('find a price', (stripe) =>
    stripe.prices.list({ lookup_keys: [key], active: true }),
  );
  return prices.data[0]?.id;
}

async function createPrice(ask: AskStripe, key: string, offer: Offer): Promise<string> {
  const product = await findOrCreateProduct(ask, offer);
  const { id } = await ask('make a price', (stripe) =>
    stripe.prices.create(
      {
        product,
        currency: offer.currency,
        unit_amount: offer.amountCents,
        recurring: { interval: offer.interval ?? 'month' },
        lookup_key: key,
        transfer_lookup_key: true,
      },
      { idempotencyKey: `price:${key}` },
    ),
  );
  return id;
}

/** Returns the id of an offer's product, which is ours. Changes of subscriptions require a product at Stripe. */
async function findOrCreateProduct(ask: AskStripe, offer: Offer): Promise<string> {
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
