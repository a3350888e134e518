import type { Transaction } from 'kysely';
import { inTransaction } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { FREE_PLAN } from '../../../../shared/plan-types.ts';
import { type MemberPlan, planOf } from '../../plans/server/plans.ts';
import { allowanceOf, isOneTimePurchase, isPack, isUnlimited } from '../contract/allowances.ts';
import { isResetDue, nextReset } from '../contract/monthly-reset.ts';
import { creditsReset } from '../contract/signals.ts';
import {
  addEntry,
  type Balance,
  entryCount,
  findBalance,
  findDue,
  insertBalance,
  lockBalance,
} from './credits.queries.ts';

/** Pass a transaction as `db` to make the work part of it. */
export type CreditServices = Pick<PlatformServices, 'db' | 'jobs' | 'config'>;

/** How many accounts one scheduled run resets at most. The next run continues. */
const BATCH_SIZE = 5000;

/**
 * Returns a member's current balance. Creates it on first use, applies a changed plan, and resets it when the
 * month is over. Writes only if something changes, and is safe to run concurrently.
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
 * Does the same within a transaction, and locks the balance until its end. Reads the plan while locked, so
 * that a stale plan cannot overwrite a newer one.
 */
export async function lockCurrentBalance(
  { jobs, config }: Pick<CreditServices, 'jobs' | 'config'>,
  trx: Transaction<DB>,
  profileId: string,
  now: Date,
): Promise<{ balance: Balance; plan: MemberPlan }> {
  const currentPlan = () => planOf({ db: trx, config }, profileId);
  await start(trx, profileId, await currentPlan(), now);
  let balance = await lockBalance(trx, profileId);
  const plan = await currentPlan();
  if (planOfBalance(balance, plan) !== balance.plan_type) balance = await applyPlan(trx, balance, plan, now);
  if (isResetDue(balance.resets_at, now)) balance = await reset(jobs, trx, balance, now);
  return { balance, plan };
}

/**
 * Resets the credits of all accounts whose month is over. Runs on a schedule, for members who don't look at
 * their balance.
 */
export async function resetDueBalances(services: CreditServices, now = new Date()): Promise<void> {
  for (const profileId of await findDue(services.db, now, BATCH_SIZE)) {
    await currentBalance(services, profileId, now);
  }
}

const isCurrent = (balance: Balance, plan: MemberPlan, now: Date): boolean =>
  planOfBalance(balance, plan) === balance.plan_type && !isResetDue(balance.resets_at, now);

/** Returns the plan type of the balance. A pack stands in for the plan of a member without a subscription. */
const planOfBalance = (balance: Balance, { planType }: MemberPlan): string =>
  planType === FREE_PLAN && isPack(balance.plan_type) ? balance.plan_type : planType;

/**
 * Returns the ledger source of a plan's allowance: one for each plan of a subscription, no matter how often
 * it ends and resumes.
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

/**
 * Applies a changed plan. A new plan starts with its full allowance. When a plan ends, the remaining
 * allowance is cut to that of the next plan.
 */
async function applyPlan(
  trx: Transaction<DB>,
  balance: Balance,
  plan: MemberPlan,
  now: Date,
): Promise<Balance> {
  const { planType } = plan;
  const source = planSource(plan);
  const turns = await entryCount(trx, balance.profile_id, source);
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

/** Stores what the ledger doesn't: the plan and the start of its month. */
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
