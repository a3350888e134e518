import { PaymentFailure } from '../payment-failure.ts';
import type { NewCheckout, ProviderCheckout } from '../payments.ts';
import type { AskStripe } from './stripe-client.ts';
import { checkoutOf } from './stripe-objects.ts';
import type { PriceOf } from './stripe-prices.ts';

export async function createCheckout(
  { ask, priceOf }: { ask: AskStripe; priceOf: PriceOf },
  checkout: NewCheckout,
): Promise<{ id: string; url: string }> {
  const price = checkout.offer.interval === null ? null : await priceOf(checkout.offer);
  const { id, url } = await ask('make a checkout', (stripe) =>
    stripe.checkout.sessions.create(checkoutParams(checkout, price), {
      idempotencyKey: `checkout:${checkout.tag.checkoutId}:${checkout.customerId}`,
    }),
  );
  if (url === null) throw new PaymentFailure('refused', 'no_url');
  return { id, url };
}

/**
 * Closes an open checkout.
 * @throws PaymentFailure 'closed' if it is not open.
 */
export async function expireCheckout(ask: AskStripe, id: string): Promise<void> {
  try {
    await ask('close a checkout', (stripe) => stripe.checkout.sessions.expire(id));
  } catch (error) {
    // Stripe reports this only in its message.
    const isRefused = error instanceof PaymentFailure && error.reason === 'refused';
    throw isRefused ? new PaymentFailure('closed') : error;
  }
}

export async function readCheckout(ask: AskStripe, id: string): Promise<ProviderCheckout> {
  const session = await ask('read a checkout', (stripe) =>
    stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }),
  );
  return checkoutOf(session);
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
