import { ask } from './ask-database.ts';

/** Gives a member the Premium plan, as a payment will. */
export async function makePremium({ username }: { username: string }): Promise<void> {
  await ask(
    `insert into subscriptions (profile_id, email, plan_type, status)
     select id, $2, 'premium_monthly', 'active' from profiles where username = $1`,
    [username, `${username}@example.com`],
  );
}
