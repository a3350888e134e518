import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { PlanType } from '../../../../shared/plan-types.ts';
import {
  type BillingServices,
  cancelSubscription,
  changeSubscription,
  previewChange,
  scheduleChange,
} from '../../billing/server/billing.ts';
import { planErrors } from '../contract/errors.ts';
import { isDowngrade, type RenewingPlan, renews } from '../contract/offers.ts';
import type { ChangePreview } from '../contract/subscription.ts';
import { canTake, type SubscriptionAbility } from '../contract/subscription-lifecycle.ts';
import { type ChoiceServices, offerForSale } from './choose-plan.ts';
import { planOf } from './plans.ts';
import { situationOf } from './subscription-step.ts';
import { discardPendingChoice, findSubscriptions } from './subscriptions.queries.ts';

/* All functions of this file act at the payment provider; our data changes once the provider confirms it. */

/**
 * Cancels a member's plan at the end of its period. A past due plan ends as soon as the provider confirms it.
 * @throws DomainError PLAN_STEP_REFUSED, or that the provider is unavailable.
 */
export async function cancelPlan(services: BillingServices, member: Member): Promise<void> {
  const { providerSubscriptionId } = await requireStep(services, member, 'cancel');
  await cancelSubscription(services, providerSubscriptionId, 'period_end');
}

/** Resumes a canceled plan while it still works. */
export async function resumePlan(services: BillingServices, member: Member): Promise<void> {
  const { providerSubscriptionId } = await requireStep(services, member, 'keep');
  await cancelSubscription(services, providerSubscriptionId, 'never');
}

/** Returns what a switch to another plan costs today. */
export async function previewPlanChange(
  services: ChoiceServices,
  member: Member,
  to: RenewingPlan,
): Promise<ChangePreview> {
  const { providerSubscriptionId, waits: isDeferred, offer } = await requireChange(services, member, to);
  if (isDeferred) return { todayCents: 0, currency: offer.currency };
  const { amountCents, currency } = await previewChange(services, providerSubscriptionId, offer);
  return { todayCents: amountCents, currency };
}

/** Switches plans. Upgrades take effect immediately; downgrades at the end of the paid period. */
export async function changePlan(services: ChoiceServices, member: Member, to: RenewingPlan): Promise<void> {
  const { providerSubscriptionId, waits: isDeferred, offer } = await requireChange(services, member, to);
  const change = isDeferred ? scheduleChange : changeSubscription;
  await change(services, providerSubscriptionId, offer);
}

/** Cancels a scheduled downgrade. */
export async function cancelPlanChange(services: BillingServices, member: Member): Promise<void> {
  const { providerSubscriptionId } = await requireStep(services, member, 'dropChange');
  await scheduleChange(services, providerSubscriptionId, null);
}

/** Discards an unpaid choice of a plan. If it is paid after all, the member still gets the plan. */
export async function discardChoice({ db }: BillingServices, member: Member): Promise<void> {
  if (!(await discardPendingChoice(db, member.id))) throw new DomainError(planErrors.PLAN_STEP_REFUSED);
}

async function requireChange(services: ChoiceServices, member: Member, to: RenewingPlan) {
  const current = await requireStep(services, member, 'change');
  const { planType } = current;
  if (planType === to) throw new DomainError(planErrors.HAS_PLAN);
  const offer = offerForSale(services.settings, to);
  return { ...current, offer, waits: renews(planType) && isDowngrade(planType, to) };
}

/** Returns the member's plan if the step is allowed. */
async function requireStep(
  services: BillingServices,
  { id }: Member,
  step: SubscriptionAbility,
): Promise<{ planType: PlanType; providerSubscriptionId: string }> {
  const [{ subscriptionId }, rows] = await Promise.all([
    planOf(services, id),
    findSubscriptions(services.db, id),
  ]);
  const row = rows.find((subscriptionRow) => subscriptionRow.id === subscriptionId);
  const providerSubscriptionId = row?.provider_subscription_id ?? null;
  if (row === undefined || providerSubscriptionId === null || !canTake(step, situationOf(row))) {
    throw new DomainError(planErrors.PLAN_STEP_REFUSED);
  }
  return { planType: row.plan_type, providerSubscriptionId };
}
