import { sql } from 'kysely';
import type { UnlimitedAccounts } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { FREE_PLAN, type PlanType } from '../../../../shared/plan-types.ts';

/** The plan of a member. */
export interface MemberPlan {
  planType: PlanType;
  /** Null for the free plan, and for accounts with everything by the site's settings. */
  subscriptionId: string | null;
}

/**
 * SQL condition that a subscription gives its plan now. Includes plans that will end and late renewals, until
 * they expire.
 */
const works = sql<boolean>`(
  status = 'active' and (works_until is null or works_until > now())
  or status = 'past_due' and works_until > now())`;

const addressesOf = (unlimited: UnlimitedAccounts): readonly string[] =>
  unlimited === 'everyone' ? [] : unlimited;

/**
 * Returns the plan of the newest active subscription; paid plans come before the free trial. An account of
 * `unlimitedAccounts` needs a confirmed address, because anyone can sign up with any address.
 */
export async function findPlan(
  db: Database,
  profileId: string,
  unlimitedAccounts: UnlimitedAccounts,
): Promise<MemberPlan> {
  const { rows } = await sql<MemberPlan>`
    select 'test_user' as "planType", null as "subscriptionId", 1 as rank, now() as created_at
    from users where id = ${profileId} and (
      ${unlimitedAccounts === 'everyone'} or email_verified and email = any(${addressesOf(unlimitedAccounts)}::text[]))
    union all
    select plan_type, id, case plan_type when ${FREE_PLAN} then 3 else 2 end, created_at
    from subscriptions where profile_id = ${profileId} and ${works}
    order by rank, created_at desc, "subscriptionId" desc limit 1`.execute(db);
  const [plan] = rows;
  return plan === undefined
    ? { planType: FREE_PLAN, subscriptionId: null }
    : { planType: plan.planType, subscriptionId: plan.subscriptionId };
}

/**
 * Returns the members who have one of these plans. Where everyone has everything, those who chose it: the others did not
 * ask for what members of a plan are sent.
 */
export async function findMembersWith(
  db: Database,
  planTypes: readonly PlanType[],
  unlimitedAccounts: UnlimitedAccounts,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select profile_id as id from (
      select distinct on (profile_id) profile_id, plan_type from subscriptions where ${works}
      order by profile_id, plan_type = ${FREE_PLAN}, created_at desc, id desc
    ) as newest
    where plan_type = any(${planTypes}::text[])
    union
    select id from users
    where email_verified and email = any(${addressesOf(unlimitedAccounts)}::text[]) and 'test_user' = any(${planTypes}::text[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
