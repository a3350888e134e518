import type { Transaction } from 'kysely';
import type { PlatformServices } from '../../../platform/server/feature.ts';
import { inTransaction } from '../../../platform/server/db/in-transaction.ts';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import { FREE_PLAN } from '../../../shared/plan-types.ts';
import { type MemberPlan, planOf } from '../../plans/server/plans.ts';
import { allowanceOf, isOneTimePurchase, isPack, isUnlimited } from '../contract/allowances.ts';
import { isResetDue, nextReset } from '../contract/monthly-reset.ts';
import { creditsReset } from '../contract/signals.ts';
import {
  addEntry,
  type Balance,
  findBalance,
  findDue,
  insertBalance,
  lockBalance,
  turnsOf,
} from './credits.queries.ts';

/** With a transaction in the place of `db`, what they do is part of it. */
export type CreditServices = Pick<PlatformServices, 'db' | 'jobs' | 'config'>;

/** Accounts whose credits one run of the schedule renews at most; the next one takes the rest. */
const AT_ONCE = 5000;

/**
 * The balance of a member as it is to be now: created at its first use, following the plan they have, and renewed
 * when its month is over. It writes only where something has changed, and twice at once changes nothing twice.
 */
export async function currentBalance(
  services: CreditServices,
  profileId: string,
  now = new Date(),
): Promise<Balance> {
  const { db } = services;
  const plan = await planOf(services, profileId);
  const balance = await findBalance(db, profileId);
  if (balance !== undefined && isCurrent(balance, plan, now)) return balance;
  const { balance: current } = await inTransaction(db, (trx) =>
    lockCurrentBalance(services, trx, profileId, now),
  );
  return current;
}

/**
 * The same inside a transaction, until whose end nobody else changes the balance. The plan is read under the lock: a
 * balance that has followed a newer plan would be cut back to an older one.
 */
export async function lockCurrentBalance(
  { jobs, config }: Pick<CreditServices, 'jobs' | 'config'>,
  trx: Transaction<DB>,
  profileId: string,
  now: Date,
): Promise<{ balance: Balance; plan: MemberPlan }> {
  const planNow = () => planOf({ db: trx, config }, profileId);
  await start(trx, profileId, await planNow(), now);
  let balance = await lockBalance(trx, profileId);
  const plan = await planNow();
  if (planOfBalance(balance, plan) !== balance.plan_type) balance = await followPlan(trx, balance, plan, now);
  if (isResetDue(balance.resets_at, now)) balance = await reset(jobs, trx, balance, now);
  return { balance, plan };
}

/** Renews the credits of everybody whose month is over; run by a schedule, for those who do not look themselves. */
export async function renewDue(services: CreditServices, now = new Date()): Promise<void> {
  for (const profileId of await findDue(services.db, now, AT_ONCE)) {
    await currentBalance(services, profileId, now);
  }
}

const isCurrent = (balance: Balance, plan: MemberPlan, now: Date): boolean =>
  planOfBalance(balance, plan) === balance.plan_type && !isResetDue(balance.resets_at, now);

/** Somebody without a plan who bought a pack has that in its place. */
const planOfBalance = (balance: Balance, { planType }: MemberPlan): string =>
  planType === FREE_PLAN && isPack(balance.plan_type) ? balance.plan_type : planType;

/**
 * The entry that a plan's allowance comes from: one for each plan that a subscription has been switched to, however often
 * it ends and continues.
 */
const planSource = ({ planType, subscriptionId }: MemberPlan): string =>
  subscriptionId === null ? `plan:${planType}` : `plan:${subscriptionId}:${planType}`;

async function start(trx: Transaction<DB>, profileId: string, plan: MemberPlan, now: Date): Promise<void> {
  const { planType } = plan;
  const isNew = await insertBalance(trx, {
    profile_id: profileId,
    plan_type: planType,
    is_one_time_purchase: isOneTimePurchase(planType),
    resets_at: nextReset(planType, now),
  });
  if (!isNew) return;
  await addEntry(
    trx,
    { profile_id: profileId, credits_available: 0, period: 1 },
    { source: planSource(plan), kind: 'start', planType, allowance: allowanceOf(planType) },
  );
}

/** A new plan begins with its whole allowance. After a plan, no more is left than the next one gives. */
async function followPlan(
  trx: Transaction<DB>,
  balance: Balance,
  plan: MemberPlan,
  now: Date,
): Promise<Balance> {
  const { planType } = plan;
  const source = planSource(plan);
  const turns = await turnsOf(trx, balance.profile_id, source);
  const isFresh = isUnlimited(planType) || (planType !== FREE_PLAN && turns === 0);
  const whole = allowanceOf(planType);
  const left = isFresh ? whole : Math.min(balance.allowance, whole);
  await addEntry(trx, balance, {
    source,
    turn: turns + 1,
    kind: 'plan',
    planType,
    allowance: left - balance.allowance,
    used: isFresh ? -balance.credits_used : 0,
    newPeriod: true,
  });
  const lastReset = isFresh ? now : balance.last_reset_date;
  return setPlan(trx, balance.profile_id, planType, lastReset);
}

async function reset(
  jobs: Pick<CreditServices['jobs'], 'record'>,
  trx: Transaction<DB>,
  balance: Balance,
  now: Date,
): Promise<Balance> {
  const { profile_id: profileId, plan_type: planType } = balance;
  const entry = await addEntry(trx, balance, {
    source: `reset:${balance.resets_at?.toISOString()}`,
    kind: 'reset',
    planType,
    allowance: allowanceOf(planType) - balance.allowance,
    used: -balance.credits_used,
    newPeriod: true,
  });
  if (entry !== null) {
    await jobs.record(trx, creditsReset, { profileId, entryId: entry.id, available: entry.available });
  }
  return setPlan(trx, profileId, planType, now);
}

/** Writes what the entries do not: the plan, and since when its month runs. */
export const setPlan = (
  trx: Transaction<DB>,
  profileId: string,
  planType: string,
  lastReset: Date,
  isOneTime = isOneTimePurchase(planType),
): Promise<Balance> =>
  trx
    .updateTable('voice_credits')
    .set({
      plan_type: planType,
      is_one_time_purchase: isOneTime,
      last_reset_date: lastReset,
      resets_at: isOneTime ? null : nextReset(planType, lastReset),
    })
    .where('profile_id', '=', profileId)
    .returningAll()
    .executeTakeFirstOrThrow();
