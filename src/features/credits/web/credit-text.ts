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

/** Whether to warn that few or none are left. */
export function creditTone({ available, unlimited }: Credits): 'plain' | 'warn' | 'danger' {
  if (unlimited || available > LOW_CREDITS) return 'plain';
  return available === 0 ? 'danger' : 'warn';
}

/** '100 credits added. You have 154 now.' Without the second sentence while they are on their way. */
export const addedText = (credits: string, entry: Pick<CreditEntry, 'left'> | null): string =>
  entry === null ? `${credits} are on their way.` : `${credits} added. You have ${leftText(entry.left)} now.`;
