import type { components } from '../../../../platform/web/api/api.generated.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { formatExactDollars } from '../../../../shared/money.ts';
import { offerTitle } from '../../../../shared/offers.ts';
import { isLifetime, PLAN_TERMS } from '../contract/offers.ts';
import { PLAN_CREDITS } from '../contract/plan-credits.ts';
import type { MyPlan } from '../contract/subscription.ts';

/** The member's voice credits, as the API returns them: credits builds on plans, so its contract is above. */
export type Credits = components['schemas']['Credits'];

/**
 * Describes the state of a plan in one line: 'Next payment Aug 15, 2026, $5.00. 3 of 5 credits left this
 * month.'
 */
export function planInWords({ current, planType }: MyPlan, credits: Credits | null): string {
  return [
    isLifetime(planType) ? 'Paid once, for good.' : nextEventText(current),
    creditsInWords(credits, planType),
  ]
    .filter((words) => words !== null)
    .join(' ');
}

function nextEventText(current: MyPlan['current']): string | null {
  if (current === null) return null;
  if (current.worksUntil !== null) return `Works until ${shortDate(current.worksUntil)}.`;
  if (current.currentPeriodEnd === null) return null;
  if (current.scheduledPlanType !== null) {
    return `Changes to ${offerTitle(PLAN_TERMS[current.scheduledPlanType])} on ${shortDate(current.currentPeriodEnd)}.`;
  }
  return `Next payment ${shortDate(current.currentPeriodEnd)}, ${formatExactDollars(current.amountCents)}.`;
}

function creditsInWords(credits: Credits | null, planType: MyPlan['planType']): string | null {
  if (credits === null) return null;
  const { unlimited, allowance, purchased } = credits;
  if (unlimited) return 'Voice credits are unlimited.';
  const left = `${allowance} of ${PLAN_CREDITS[planType]} credits left this month`;
  return purchased === 0 ? `${left}.` : `${left}, and ${purchased} that you bought.`;
}
