import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { FREE_PLAN, type PlanType } from '../contract/plan-types.ts';

/** The plan a member has. */
export interface MemberPlan {
  planType: PlanType;
  /** Null for the free plan, and for accounts that the settings give everything. */
  subscriptionId: string | null;
}

/**
 * That of the newest active subscription. An account of `unlimitedAccounts` counts only once its address is confirmed:
 * anybody can sign up with somebody else's.
 */
export async function findPlan(
  db: Database,
  profileId: string,
  unlimitedAccounts: readonly string[],
): Promise<MemberPlan> {
  const { rows } = await sql<MemberPlan>`
    select 'test_user' as "planType", null as "subscriptionId", 1 as rank, now() as created_at
    from users where id = ${profileId} and email_verified and email = any(${unlimitedAccounts}::text[])
    union all
    select plan_type, id, 2, created_at from subscriptions where profile_id = ${profileId} and status = 'active'
    order by rank, created_at desc, "subscriptionId" desc limit 1`.execute(db);
  const [plan] = rows;
  return plan === undefined
    ? { planType: FREE_PLAN, subscriptionId: null }
    : { planType: plan.planType, subscriptionId: plan.subscriptionId };
}
