import { shortDate } from '../../../shared/dates.ts';
import { formatExactDollars } from '../../../shared/money.ts';
import type { Credits } from '../../credits/contract/credits.ts';
import { isLifetime } from '../contract/offers.ts';
import type { MyPlan } from '../contract/subscription.ts';

/** Where a plan stands, in a line: 'Next payment Aug 15, 2026, $5.00. 3 of 5 credits left this month.' */
export function planInWords({ current, planType }: MyPlan, credits: Credits | null): string {
  return [isLifetime(planType) ? 'Paid once, for good.' : whatComes(current), creditsInWords(credits)]
    .filter((words) => words !== null)
    .join(' ');
}

function whatComes(current: MyPlan['current']): string | null {
  if (current === null) return null;
  if (current.worksUntil !== null) return `Works until ${shortDate(current.worksUntil)}.`;
  if (current.currentPeriodEnd === null) return null;
  return `Next payment ${shortDate(current.currentPeriodEnd)}, ${formatExactDollars(current.amountCents)}.`;
}

function creditsInWords(credits: Credits | null): string | null {
  if (credits === null) return null;
  if (credits.unlimited) return 'Voice credits are unlimited.';
  return `${credits.available} of ${credits.total} credits left this month.`;
}
