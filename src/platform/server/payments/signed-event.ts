import { PaymentFailure } from './payment-failure.ts';

/** Loaded with the first event, because many sites never get one. */
const signatures = async () => (await import('stripe')).default.webhooks;

/** Returns the header that signs an event, in Stripe's scheme. */
export const signEvent = async (payload: string, secret: string): Promise<string> =>
  (await signatures()).generateTestHeaderStringAsync({ payload, secret });

/**
 * Returns the content of an event with a valid signature that is no older than five minutes. A signature
 * proves the sender, not the content: callers must parse it.
 * @throws PaymentFailure 'unsigned', also if the body is not JSON
 */
export async function openEvent(body: string, signature: string, secret: string): Promise<unknown> {
  try {
    return await (await signatures()).constructEventAsync(body, signature, secret);
  } catch {
    // The library's message repeats the body.
    throw new PaymentFailure('unsigned');
  }
}
