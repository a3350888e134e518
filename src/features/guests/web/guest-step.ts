import type { StoredGuest } from '../contract/guest-credentials.ts';

interface Known {
  account: unknown;
  guest: unknown;
}

/**
 * What to do with the credentials a browser keeps, when the server says who it is (`now`) and said something else
 * before (`before`, null at start-up).
 * - 'return': the server does not know this guest, because the cookie was lost; come back with ID and PIN.
 * - 'forget': the account that has just signed in took over all the guest had.
 */
export function guestStep(
  stored: StoredGuest | null,
  before: Known | null,
  now: Known,
): 'nothing' | 'return' | 'forget' {
  if (stored === null || now.guest !== null) return 'nothing';
  return now.account !== null && before !== null && before.guest !== null ? 'forget' : 'return';
}
