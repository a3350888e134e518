import { expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { isTestCheckoutOpen, readPaymentSettings } from './payment-settings.ts';

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

test.each([
  ['http://localhost:3000', {}, true],
  ['http://127.0.0.1:8080', {}, true],
  ['http://[::1]:3000', {}, true],
  ['https://offhand.example', {}, false],
  ['http://127.0.0.1.offhand.example', {}, false],
  ['http://192.168.1.20:3000', {}, false],
  ['https://offhand.example', { TEST_CHECKOUT: true }, true],
  ['http://localhost:3000', { TEST_CHECKOUT: false }, false],
  ['http://localhost:3000', { STRIPE_SECRET_KEY: 'sk_live_1', TEST_CHECKOUT: true }, false],
])('Nobody gets plans without paying on a site that others open: %s %o', (publicUrl, settings, isOpen) => {
  expect(isTestCheckoutOpen(settings, publicUrl)).toBe(isOpen);
});
