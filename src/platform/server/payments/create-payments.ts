import type { PlatformServices } from '../feature.ts';
import type { Payments } from './payments.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';
import { createTestProvider } from './test-checkout/test-provider.ts';

/** Connects the configured payment provider, or the built-in test checkout. */
export function createPayments(services: Pick<PlatformServices, 'config' | 'db' | 'jobs' | 'log'>): Payments {
  const { config, log } = services;
  if (config.stripe !== undefined) return { provider: createStripeProvider(config.stripe, log), test: null };
  log.warn(
    { testCheckout: config.testCheckout },
    config.testCheckout
      ? 'payments are not configured: the test checkout gives everyone plans and credits without payment'
      : 'payments are not configured: plans and credits cannot be bought',
  );
  return createTestProvider(services);
}
