import type { PlanType } from '../../src/shared/plan-types.ts';
import { ask } from './ask-database.ts';

/** Gives a member a plan, as a payment would. */
export async function makePremium(
  { username }: { username: string },
  planType: PlanType = 'premium_monthly',
): Promise<void> {
  await ask(
    `insert into subscriptions (profile_id, email, plan_type, status)
     select id, $2, $3, 'active' from profiles where username = $1`,
    [username, `${username}@example.com`, planType],
  );
}
