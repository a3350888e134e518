import type { CreditEntry } from '../contract/credit-entry.ts';
import { LOW_CREDITS, type Credits } from '../contract/credits.ts';
import { leftText } from './ledger-texts.ts';

export type CreditTextLength = 'short' | 'medium' | 'long';

/** How many credits are left, in few words: '4 left', '4 of 5 left', '4 of 5 credits left'. */
export function creditText({ available, total, unlimited }: Credits, length: CreditTextLength): string {
  if (unlimited) return 'Unlimited';
  if (length === 'short') return `${available} left`;
  return length === 'medium' ? `${available} of ${total} left` : `${available} of ${total} credits left`;
}

/** What a recording takes; nothing to say of it until the credits are known. */
export function recordingCost(credits: Pick<Credits, 'unlimited'> | null): string | null {
  if (credits === null) return null;
  return credits.unlimited ? 'Recording is unlimited on your plan.' : 'One recording uses 1 credit.';
}

/** Whether to warn that few or none are left. */
export function creditTone({ available, unlimited }: Credits): 'plain' | 'warn' | 'danger' {
  if (unlimited || available > LOW_CREDITS) return 'plain';
  return available === 0 ? 'danger' : 'warn';
}

/** '100 credits added. You have 154 now.' Without the second sentence while they are on their way. */
export const addedText = (credits: string, entry: Pick<CreditEntry, 'left'> | null): string =>
  entry === null ? `${credits} are on their way.` : `${credits} added. You have ${leftText(entry.left)} now.`;
