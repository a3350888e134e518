import { shortDate } from '../../../../shared/dates.ts';
import { formatDollars, formatExactDollars } from '../../../../shared/money.ts';
import { ENTITLEMENT_NAMES, lostEntitlements } from '../contract/entitlements.ts';
import { intervalOf, isDowngrade, type PlanOffer, type RenewingPlan, renews } from '../contract/offers.ts';
import { PLAN_CREDITS } from '../contract/plan-credits.ts';
import { PLAN_NAMES } from '../contract/plan-names.ts';
import type { Subscription } from '../contract/subscription.ts';

/** A renewing plan to switch to. */
export type SwitchOffer = Pick<PlanOffer, 'amountCents' | 'interval'> & { id: RenewingPlan };

/**
 * Returns the cost of a switch today, as computed by the payment provider: '$21.61 today, with $3.39 taken
 * off'.
 */
export function changeText(from: RenewingPlan, to: SwitchOffer, todayCents: number): string {
  const { amountCents, interval } = to;
  const today = todayCents <= 0 ? 'Nothing to pay today' : `${formatExactDollars(todayCents)} today`;
  if (interval === intervalOf(from) || todayCents <= 0 || todayCents >= amountCents) {
    return `${today}, then ${formatDollars(amountCents)} a ${interval}`;
  }
  const off = formatExactDollars(amountCents - todayCents);
  const isSameTier = PLAN_NAMES[from] === PLAN_NAMES[to.id];
  return isSameTier
    ? `${today}, with ${off} taken off`
    : `${today}, with ${off} of ${PLAN_NAMES[from]} taken off`;
}

type Current = Pick<Subscription, 'planType' | 'currentPeriodEnd'>;
type Scheduled = Current & Pick<Subscription, 'scheduledPlanType' | 'scheduledAmountCents'>;

/** Returns when a scheduled switch takes effect, in ISO 8601; null for an immediate one. */
export function downgradeAt(current: Current | null, to: RenewingPlan): string | null {
  if (current === null || !renews(current.planType)) return null;
  return isDowngrade(current.planType, to) ? current.currentPeriodEnd : null;
}

/** Returns the cost of a downgrade, and from when: 'From Dec 24, 2026, $5 a month'; null for an upgrade. */
export function downgradeText(current: Scheduled | null, to: SwitchOffer): string | null {
  const at = downgradeAt(current, to.id);
  const isScheduled = current?.scheduledPlanType === to.id;
  const cents = (isScheduled ? current.scheduledAmountCents : null) ?? to.amountCents;
  return (
    at && `${isScheduled ? 'Starts' : 'From'} ${shortDate(at)}, ${formatDollars(cents)} a ${to.interval}`
  );
}

/** Describes what a downgrade loses: entitlements and voice credits. */
export function lossTexts(
  from: RenewingPlan,
  to: RenewingPlan,
): { ends: string | null; fewer: string | null } {
  const lost = lostEntitlements(from, to).map((entitlement) => ENTITLEMENT_NAMES[entitlement]);
  const [before, after] = [PLAN_CREDITS[from], PLAN_CREDITS[to]];
  return {
    ends: lost.length === 0 ? null : `${LIST.format(lost)} ${lost.length === 1 ? 'ends' : 'end'} that day.`,
    fewer: after < before ? `Voice credits go from ${before} to ${after} a month.` : null,
  };
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });
