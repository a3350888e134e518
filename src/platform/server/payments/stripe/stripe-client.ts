import type { Stripe } from 'stripe';
import type { Log } from '../../log.ts';
import { PaymentFailure, type PaymentFailureReason } from '../payment-failure.ts';
import type { StripeSettings } from '../payment-settings.ts';

export type AskStripe = <T>(what: string, call: (stripe: Stripe) => Promise<T>) => Promise<T>;

/**
 * Creates a client for Stripe whose calls throw only PaymentFailure. The library is loaded with the first
 * call.
 */
export function createStripeClient({ secretKey, apiUrl, timeoutMs }: StripeSettings, log: Log): AskStripe {
  let connected: Promise<Stripe> | undefined;
  const connect = async () => {
    const { default: StripeClient } = await import('stripe');
    const { protocol, hostname, port } = new URL(apiUrl ?? 'https://api.stripe.com');
    return new StripeClient(secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
      timeout: timeoutMs,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  };
  return async (what, call) => {
    try {
      return await call(await (connected ??= connect()));
    } catch (error) {
      const failure = failureOf(error);
      // Logs nothing that Stripe says, which can repeat a key.
      const { reason, code } = failure;
      if (reason === 'unavailable' || reason === 'refused') {
        log.warn({ what, reason, code }, 'Stripe did not do what it was asked for');
      }
      throw failure;
    }
  };
}

const REASONS: ReadonlyMap<string, PaymentFailureReason> = new Map(
  Object.entries<PaymentFailureReason>({
    StripeCardError: 'declined',
    StripeInvalidRequestError: 'refused',
    StripeAuthenticationError: 'refused',
    StripePermissionError: 'refused',
    StripeIdempotencyError: 'refused',
  }),
);

function failureOf(error: unknown): PaymentFailure {
  if (error instanceof PaymentFailure) return error;
  const { type = '', code = null } = (error ?? {}) as { type?: string; code?: string | null };
  if (code === 'resource_missing') return new PaymentFailure('missing', code);
  // The same request is still being answered.
  if (code === 'idempotency_key_in_use') return new PaymentFailure('unavailable', code);
  return new PaymentFailure(REASONS.get(type) ?? 'unavailable', code);
}
