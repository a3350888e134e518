import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** The hash of a secret that nobody knows, checked in place of that of a guest who does not exist. */
const NOBODY = hash(randomBytes(16));

const PIN = /^[1-9][0-9]{3}$/;

/**
 * Whether this is the PIN of a guest; never that of one who does not exist. Both take the same time, or the time would
 * tell which Guest IDs exist.
 */
export async function isPinRight(
  pinHash: string | undefined,
  pin: string,
  check: typeof verify = verify,
): Promise<boolean> {
  // Checking costs much, and whoever it is for, this is not it.
  if (!PIN.test(pin)) return false;
  const isRight = await check(pinHash ?? (await NOBODY), pin);
  return isRight && pinHash !== undefined;
}
