/** The public API of plans for other features on the server. */
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { type Entitlement, PLAN_TYPES, type PlanType } from '../../../../shared/plan-types.ts';
import { PLAN_ENTITLEMENTS } from '../contract/entitlements.ts';
import { planErrors } from '../contract/errors.ts';
import { premiumFeatureRefused } from '../contract/signals.ts';
import { findMembersWith, findPlan, type MemberPlan } from './plans.queries.ts';
import { findRenewing } from './subscriptions.queries.ts';

export type { MemberPlan } from './plans.queries.ts';
export { receiptOfPlan } from './receipt-of-plan.ts';

export type PlanServices = Pick<PlatformServices, 'db' | 'jobs' | 'config'>;

/** Returns the plan of a member. */
export const planOf = (
  { db, config }: Pick<PlanServices, 'db' | 'config'>,
  profileId: string,
): Promise<MemberPlan> => findPlan(db, profileId, config.unlimitedAccounts);

/** Returns whether the provider renews a plan of a member. */
export const hasRenewingPlan = async (db: PlanServices['db'], profileId: string): Promise<boolean> =>
  (await findRenewing(db, profileId)).length > 0;

/** Returns the plan of a member with its entitlements. */
export async function entitlementsOf(
  services: Pick<PlanServices, 'db' | 'config'>,
  profileId: string,
): Promise<{ planType: PlanType; entitlements: Entitlement[] }> {
  const { planType } = await planOf(services, profileId);
  return { planType, entitlements: [...PLAN_ENTITLEMENTS[planType]] };
}

/** Returns all members with an entitlement, for jobs. */
export const membersEntitledTo = (
  { db, config }: Pick<PlanServices, 'db' | 'config'>,
  entitlement: Entitlement,
): Promise<string[]> =>
  findMembersWith(
    db,
    PLAN_TYPES.filter((planType) => PLAN_ENTITLEMENTS[planType].includes(entitlement)),
    config.unlimitedAccounts,
  );

/**
 * Lets an action pass that requires a plan. Otherwise notifies the member, once a day.
 * @throws DomainError PREMIUM_FEATURE for everyone without the entitlement.
 */
export async function requireEntitlement(
  services: PlanServices,
  actor: Actor,
  entitlement: Entitlement,
): Promise<void> {
  if (actor.kind === 'member') {
    const { entitlements } = await entitlementsOf(services, actor.id);
    if (entitlements.includes(entitlement)) return;
    if (actor.seenBy !== undefined) throw new DomainError(planErrors.PREMIUM_FEATURE);
    const day = new Date().toISOString().slice(0, 10);
    await services.db
      .transaction()
      .execute((trx) =>
        services.jobs.record(trx, premiumFeatureRefused, { profileId: actor.id, entitlement, day }),
      );
  }
  throw new DomainError(planErrors.PREMIUM_FEATURE);
}
