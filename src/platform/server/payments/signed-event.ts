import { PaymentFailure } from './payment-failure.ts';

/** Loaded at the first event, as many sites never get one. */
const signatures = async () => (await import('stripe')).default.webhooks;

/** The header that signs an event, in Stripe's scheme. */
export const signEvent = async (payload: string, secret: string): Promise<string> =>
  (await signatures()).generateTestHeaderStringAsync({ payload, secret });

/**
 * Returns the content of an event whose signature is valid and no older than five minutes. A signature proves who sent
 * it, not what is in it: callers parse it.
 * @throws PaymentFailure 'unsigned', also where the body is no JSON
 */
export async function openEvent(body: string, signature: string, secret: string): Promise<unknown> {
  try {
    return await (await signatures()).constructEventAsync(body, signature, secret);
  } catch {
    // The library's message repeats the body.
    throw new PaymentFailure('unsigned');
  }
}
