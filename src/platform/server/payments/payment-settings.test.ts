import { expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { readPaymentSettings } from './payment-settings.ts';

test('Without settings there is the test checkout; Stripe needs its key and the secret of the webhook', () => {
  const both = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(readPaymentSettings({})).toBeUndefined();
  expect(readPaymentSettings(both)).toMatchObject({ secretKey: 'sk_live_1', webhookSecret: 'whsec_1' });
  expect(() => readPaymentSettings({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(
    new StartupError(
      'Payments need STRIPE_WEBHOOK_SECRET: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither for the test checkout.',
    ),
  );
  expect(() => readPaymentSettings({ STRIPE_API_URL: 'http://localhost:1' })).toThrow(
    'need STRIPE_SECRET_KEY',
  );
});
