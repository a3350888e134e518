import type { StoredGuest } from '../contract/guest-credentials.ts';

interface Known {
  account: unknown;
  guest: unknown;
}

/**
 * What to do with the credentials that a browser stores, given whom the server recognizes now (`now`) and recognized
 * earlier (`before`, null at start-up).
 * - 'return': the server does not recognize the guest because the cookie was lost; return with ID and PIN.
 * - 'forget': the account that has just signed in claimed everything the guest had.
 */
export function guestStep(
  stored: StoredGuest | null,
  before: Known | null,
  now: Known,
): 'nothing' | 'return' | 'forget' {
  if (stored === null || now.guest !== null) return 'nothing';
  return now.account !== null && before !== null && before.guest !== null ? 'forget' : 'return';
}
