import { formatDollars, formatExactDollars } from '../../../shared/money.ts';
import { PLAN_OFFERS, type RenewingPlan } from '../contract/offers.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';

/** What a switch costs today, as the payment provider counts it: '$21.61 today, with $3.39 taken off'. */
export function changeText(from: RenewingPlan, to: RenewingPlan, todayCents: number): string {
  const { amountCents, interval } = PLAN_OFFERS[to];
  const today = todayCents <= 0 ? 'Nothing to pay today' : `${formatExactDollars(todayCents)} today`;
  if (interval === PLAN_OFFERS[from].interval || todayCents <= 0 || todayCents >= amountCents) {
    return `${today}, then ${formatDollars(amountCents)} a ${interval}`;
  }
  const off = formatExactDollars(amountCents - todayCents);
  const isSameTier = PLAN_NAMES[from] === PLAN_NAMES[to];
  return isSameTier
    ? `${today}, with ${off} taken off`
    : `${today}, with ${off} of ${PLAN_NAMES[from]} taken off`;
}
