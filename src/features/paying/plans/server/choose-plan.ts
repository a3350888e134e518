import { randomUUID } from 'node:crypto';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { FREE_PLAN } from '../../../../shared/plan-types.ts';
import type { PaidPlan } from '../../../../shared/prices.ts';
import { HOUR_SECONDS, MINUTE_SECONDS } from '../../../../shared/time.ts';
import { type BillingServices, startCheckout } from '../../billing/server/billing.ts';
import { planErrors } from '../contract/errors.ts';
import { type ChoosablePlan, includes, type PlanOffer, planOffer, renews } from '../contract/offers.ts';
import type { ChosenPlan } from '../contract/subscription.ts';
import { findPlan } from './plans.queries.ts';
import type { PlanServices } from './plans.ts';
import { findSubscriptions, insertTrial, recordChoice, setCheckout } from './subscriptions.queries.ts';

export type ChoiceServices = PlanServices & BillingServices & Pick<PlatformServices, 'settings'>;

const PER_MEMBER = { limit: 30, windowSeconds: HOUR_SECONDS, firstDelaySeconds: MINUTE_SECONDS };
/** A member can pay for one plan at a time: choosing another one closes the previous payment page. */
const CHECKOUT_GROUP = 'plan';

/**
 * Starts the free trial immediately. For all other plans, records the choice and returns the payment page.
 * @throws DomainError HAS_PLAN, PLAN_NOT_FOR_SALE, CHANGE_PLAN_INSTEAD, SUBSCRIBE_FAILED, TOO_MANY_PLAN_CHOICES
 */
export async function choosePlan(
  services: ChoiceServices,
  member: Member,
  planType: ChoosablePlan,
): Promise<ChosenPlan> {
  const { db, config } = services;
  await countAttempt(db, `plan-choice:${member.id}`, PER_MEMBER, planErrors.TOO_MANY_PLAN_CHOICES);
  const has = await findPlan(db, member.id, config.unlimitedAccounts);
  if (planType === FREE_PLAN && has.planType === FREE_PLAN) return startTrial(db, member);
  if (planType === FREE_PLAN || includes(has.planType, planType)) throw new DomainError(planErrors.HAS_PLAN);
  if (renews(has.planType) && renews(planType)) throw new DomainError(planErrors.CHANGE_PLAN_INSTEAD);
  return startPayment(services, member, offerForSale(services.settings, planType));
}

/**
 * Returns what a plan costs now.
 * @throws DomainError PLAN_NOT_FOR_SALE
 */
export function offerForSale({ current }: ChoiceServices['settings'], plan: PaidPlan): PlanOffer {
  const prices = current();
  if (!prices[plan].isForSale) throw new DomainError(planErrors.PLAN_NOT_FOR_SALE);
  return planOffer(plan, prices);
}

/** Starts the free trial. Each member has only one, however often they request it. */
async function startTrial(db: ChoiceServices['db'], member: Member): Promise<ChosenPlan> {
  const id = (await insertTrial(db, member)) ?? (await findTrial(db, member.id));
  return { id, status: 'active', checkout: null };
}

async function findTrial(db: ChoiceServices['db'], profileId: string): Promise<string> {
  const rows = await findSubscriptions(db, profileId);
  const trial = rows.find(({ plan_type, status }) => plan_type === FREE_PLAN && status === 'active');
  if (trial === undefined) throw new Error('the free trial is neither new nor there');
  return trial.id;
}

/**
 * Starts the payment even if the choice can't be recorded: the payment itself carries the member and the
 * offer.
 */
async function startPayment(services: ChoiceServices, member: Member, offer: PlanOffer): Promise<ChosenPlan> {
  const { db, log } = services;
  const id = await recordChoice(db, member, offer).catch((error: unknown) => {
    log.error({ err: error, plan: offer.id }, 'choice of a plan not recorded');
    return randomUUID();
  });
  const { checkoutId, url } = await startCheckout(
    services,
    { buyer: member, offer, reference: id, cancelPath: '/pricing', group: CHECKOUT_GROUP },
    planErrors.SUBSCRIBE_FAILED,
  );
  await setCheckout(db, id, checkoutId);
  return { id, status: 'pending', checkout: { id: checkoutId, url } };
}
