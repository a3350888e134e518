import type { PlatformServices } from '../feature.ts';
import type { Payments } from './payments.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestProvider } from './test-provider.ts';

/** Connects the payment provider of the settings, or else the built-in test checkout. */
export function createPayments(services: Pick<PlatformServices, 'config' | 'db' | 'jobs' | 'log'>): Payments {
  const { stripe } = services.config;
  if (stripe === undefined) return createTestProvider(services);
  return { provider: createStripeProvider(stripe, services.log), test: null };
}
