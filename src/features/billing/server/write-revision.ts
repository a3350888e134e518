import { PaymentFailure } from '../../../platform/server/payments/payment-failure.ts';

const TRIES = 5;

/**
 * Reads an object of the provider and writes our row of it, again if somebody else wrote the row in between: they may
 * have read it later than we did.
 * @param attempt Resolves to false if the row is no longer the revision that was read before the object.
 * @throws PaymentFailure 'unavailable' when that happens again and again.
 */
export async function writeRevision(attempt: () => Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (await attempt()) return;
  }
  throw new PaymentFailure('unavailable', 'contended');
}
