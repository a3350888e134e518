import type { Stripe } from 'stripe';
import type { NewPortal } from '../payments.ts';
import type { AskStripe } from './stripe-client.ts';

/** Identifies our configuration. A new number creates a new one. */
const VERSION = '1';

/**
 * Returns the id of our configuration of Stripe's portal. Created on first use, so that operators don't have
 * to set it up.
 */
export function createPortalConfiguration(ask: AskStripe): () => Promise<string> {
  let configuration: Promise<string> | undefined;
  const findOrMake = async () => {
    const { data } = await ask('find the portal', (stripe) =>
      stripe.billingPortal.configurations.list({ active: true, limit: 100 }),
    );
    const existing = data.find(({ metadata }) => metadata?.offhand === VERSION);
    return existing?.id ?? (await ask('make the portal', make)).id;
  };
  return () => {
    configuration ??= findOrMake().catch((error: unknown) => {
      configuration = undefined;
      throw error;
    });
    return configuration;
  };
}

const make = (stripe: Stripe) =>
  stripe.billingPortal.configurations.create(
    {
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
      },
      metadata: { offhand: VERSION },
    },
    { idempotencyKey: `offhand-portal-${VERSION}` },
  );

/** Creates a page of Stripe where a customer manages their purchases. */
export async function createPortal(
  { ask, portalConfiguration }: { ask: AskStripe; portalConfiguration: () => Promise<string> },
  { customerId, page, returnUrl }: NewPortal,
): Promise<{ url: string }> {
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
}
