import type { CreditEntry } from '../contract/credit-entry.ts';
import type { Credits } from '../contract/credits.ts';
import { LOW_CREDITS } from '../contract/low-credits.ts';
import { leftText } from './ledger-texts.ts';

export type CreditTextLength = 'short' | 'medium' | 'long';

/** Returns a short text of the credits left: '4 left', '4 of 5 left', '4 of 5 credits left'. */
export function creditText({ available, total, unlimited }: Credits, length: CreditTextLength): string {
  if (unlimited) return 'Unlimited';
  if (length === 'short') return `${available} left`;
  return length === 'medium' ? `${available} of ${total} left` : `${available} of ${total} credits left`;
}

/** Returns the cost of a recording; null until the credits are loaded. */
export function recordingCost(credits: Pick<Credits, 'unlimited'> | null): string | null {
  if (credits === null) return null;
  return credits.unlimited ? 'Recording is unlimited on your plan.' : 'One recording uses 1 credit.';
}

/** Returns the color of the credits: a warning when few or none are left. */
export function creditTone({ available, unlimited }: Credits): 'plain' | 'warn' | 'danger' {
  if (unlimited || available > LOW_CREDITS) return 'plain';
  return available === 0 ? 'danger' : 'warn';
}

/**
 * Returns '100 credits added. You have 154 now.', or '100 credits are on their way.' while the ledger has no
 * entry yet.
 */
export const addedText = (credits: string, entry: Pick<CreditEntry, 'left'> | null): string =>
  entry === null ? `${credits} are on their way.` : `${credits} added. You have ${leftText(entry.left)} now.`;
