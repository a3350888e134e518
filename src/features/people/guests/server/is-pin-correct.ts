import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** The hash of a random secret, checked in place of a nonexistent guest's. */
const RANDOM_HASH = hash(randomBytes(16));

const PIN = /^[1-9][0-9]{3}$/;

/**
 * Returns whether a PIN is correct; always false for a nonexistent guest. Both take the same time, which
 * would otherwise reveal existing Guest IDs.
 */
export async function isPinCorrect(
  pinHash: string | undefined,
  pin: string,
  check: typeof verify = verify,
): Promise<boolean> {
  // Skips the expensive check for input that can't be a PIN.
  if (!PIN.test(pin)) return false;
  const isRight = await check(pinHash ?? (await RANDOM_HASH), pin);
  return isRight && pinHash !== undefined;
}
