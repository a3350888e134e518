import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { counted } from '../../../../shared/counted.ts';
import { formatExactDollars } from '../../../../shared/money.ts';
import { UNLIMITED_CREDITS } from '../../plans/contract/plan-credits.ts';
import { PLAN_NAMES } from '../../plans/contract/plan-names.ts';
import { allowanceOf, isUnlimited } from '../contract/allowances.ts';
import type { CreditEntry } from '../contract/credit-entry.ts';
import { packOf } from '../contract/packs.ts';

export interface EntryText {
  icon: IconName;
  what: string;
  why: string;
  /** Set for payments, which have a receipt. */
  hasReceipt?: true;
}

/** Describes an entry of the ledger. */
export function entryText(entry: CreditEntry): EntryText {
  const { kind, planType } = entry;
  switch (kind) {
    case 'spend':
      return {
        icon: 'mic',
        what: 'Recording',
        why: entry.wasReturned ? 'Did not finish' : 'Turned into text',
      };
    case 'return':
      return { icon: 'undo-2', what: 'Credit returned', why: 'The recording failed' };
    case 'start':
      return { icon: 'gift', what: 'Welcome', why: monthlyCredits(planType) };
    case 'plan':
      return { icon: 'gem', what: 'Another plan', why: monthlyCredits(planType) };
    case 'reset':
      return { icon: 'calendar-days', what: 'New month', why: monthlyCredits(planType) };
    case 'purchase': {
      const price = entry.amountCents === null ? '' : formatExactDollars(entry.amountCents);
      return { icon: 'package', what: packName(planType), why: price, hasReceipt: true };
    }
    case 'refund':
      return { icon: 'undo-2', what: `${packName(planType)} removed`, why: 'Refunded' };
    case 'restore':
      return { icon: 'package', what: `${packName(planType)} restored`, why: 'Refund reversed' };
    case 'given':
      return { icon: 'gift', what: 'From the team', why: 'Added by this site' };
    case 'taken':
      return { icon: 'undo-2', what: 'Removed', why: 'By the team of this site' };
  }
}

/** Whether a change comes from or leads to unlimited credits. */
const isUnlimitedChange = (credits: number): boolean => Math.abs(credits) > UNLIMITED_CREDITS / 2;

export function changeText(change: number): string {
  const size = isUnlimitedChange(change) ? '∞' : Math.abs(change);
  return change < 0 ? `−${size}` : `+${size}`;
}

export const leftText = (left: number): string => (isUnlimitedChange(left) ? '∞' : String(left));

export const PART_NAMES: Readonly<Record<CreditEntry['part'], string>> = {
  monthly: 'Monthly',
  bought: 'Bought',
};

const packName = (id: string | null): string => packOf(id ?? '')?.name ?? 'Pack';

function monthlyCredits(planType: string | null): string {
  if (planType === null) return 'From your plan';
  const plan = new Map<string, string>(Object.entries(PLAN_NAMES)).get(planType) ?? 'your plan';
  if (isUnlimited(planType)) return `Unlimited credits from ${plan}`;
  const credits = allowanceOf(planType);
  return `${counted(credits, 'monthly credit')} from ${plan}`;
}
