import { z } from 'zod';
import { StartupError } from '../startup-error.ts';
import { isThisMachine } from '../this-machine.ts';

/** How to reach Stripe. */
export interface StripeSettings {
  secretKey: string;
  /** Verifies the events that Stripe sends to this site. */
  webhookSecret: string;
  /** Undefined for Stripe itself. */
  apiUrl: string | undefined;
  /** Timeout of one request. With its retry, people wait at most twice as long. */
  timeoutMs: number;
}

const TIMEOUT_MS = 8000;

/** The payment settings, for the schema of all settings. */
export const paymentSettingShape = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/)
    .optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => new URL(value).origin === value.replace(/\/$/, ''))
    .optional(),
  TEST_CHECKOUT: z
    .enum(['0', '1'])
    .transform((value) => value === '1')
    .optional(),
};

/** What each setting must be, for the error message. */
export const PAYMENT_EXPECTED: Record<keyof typeof paymentSettingShape, string> = {
  STRIPE_SECRET_KEY: 'a secret or restricted key of Stripe, which begins with sk_ or rk_',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of a webhook of Stripe, which begins with whsec_',
  STRIPE_API_URL: 'the address of a server that speaks like Stripe, without a path',
  TEST_CHECKOUT: '0 or 1',
};

/**
 * Reads the Stripe settings; undefined for the built-in test checkout.
 * @throws StartupError when only one of the two secrets is set, because no purchase could be confirmed.
 */
export function readPaymentSettings({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: z.infer<z.ZodObject<typeof paymentSettingShape>>): StripeSettings | undefined {
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiUrl, timeoutMs: TIMEOUT_MS };
  if (!secretKey && !webhookSecret && !apiUrl) return undefined;
  const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY';
  throw new StartupError(
    `Payments need ${missing}: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither for the test checkout.`,
  );
}

/**
 * Whether anyone can buy without paying. By default only on this machine: on a public site it would give
 * everything away.
 */
export const isTestCheckoutOpen = (
  { STRIPE_SECRET_KEY, TEST_CHECKOUT }: { STRIPE_SECRET_KEY?: string; TEST_CHECKOUT?: boolean },
  publicUrl: string,
): boolean => STRIPE_SECRET_KEY === undefined && (TEST_CHECKOUT ?? isThisMachine(publicUrl));
