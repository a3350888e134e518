import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { FREE_PLAN, type PlanType } from '../../../../shared/plan-types.ts';
import type { PlanOffer } from '../contract/offers.ts';
import { type SubscriptionStatus, stepTo } from '../contract/subscription-lifecycle.ts';
import type { SubscriptionRow } from './subscription-step.ts';

type Source = Database | Transaction<DB>;

interface Chooser {
  id: string;
  email: string;
}

/** The newest subscriptions decide the state; pages never show more. */
const MAX_SHOWN = 20;

/** Returns a member's subscriptions, newest first, except those discarded before payment. */
export async function findSubscriptions(db: Source, profileId: string): Promise<SubscriptionRow[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('status', '<>', 'cancelled')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows as SubscriptionRow[];
}

/**
 * Creates the free trial.
 * @returns its id; null if another request was faster.
 */
export async function insertTrial(db: Source, { id, email }: Chooser): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into subscriptions (profile_id, email, plan_type, status, started_at)
    values (${id}, ${email}, ${FREE_PLAN}, 'active', now())
    on conflict (profile_id) where status = 'active' and plan_type = 'free_trial' do nothing
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Records an unpaid choice. Choosing again before paying replaces it. */
export async function recordChoice(
  db: Source,
  { id, email }: Chooser,
  { id: planType, amountCents }: PlanOffer,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into subscriptions (profile_id, email, plan_type, amount_cents, payment_method, status)
    values (${id}, ${email}, ${planType}, ${amountCents}, 'card', 'pending')
    on conflict (profile_id) where status = 'pending' do update set
      email = excluded.email, plan_type = excluded.plan_type, amount_cents = excluded.amount_cents,
      created_at = now()
    returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the choice of a plan was not recorded');
  return row.id;
}

/** Stores the checkout of a choice. */
export const setCheckout = (db: Source, id: string, checkoutId: string) =>
  db
    .updateTable('subscriptions')
    .set({ checkout_id: checkoutId })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();

/** The payment of a plan. */
export interface PaidBy {
  profileId: string;
  planType: PlanType;
  /** The id of the choice that was paid. */
  reference: string;
  /** Null for one-time purchases. */
  providerSubscriptionId: string | null;
  paymentId: string | null;
}

/**
 * Locks the subscription of a payment: one it paid before, else the choice it was made for, else a new row,
 * so that no payment is lost.
 * @returns null if the account no longer exists.
 */
export async function lockSubscriptionToPay(
  trx: Transaction<DB>,
  paidBy: PaidBy,
): Promise<SubscriptionRow | null> {
  return (await lockByPayment(trx, paidBy)) ?? (await lockChoice(trx, paidBy)) ?? insertPaid(trx, paidBy);
}

/** Locks the subscription that a payment already paid for. */
export async function lockByPayment(
  trx: Transaction<DB>,
  { providerSubscriptionId, paymentId }: Pick<PaidBy, 'providerSubscriptionId' | 'paymentId'>,
): Promise<SubscriptionRow | null> {
  const { rows } = await sql<SubscriptionRow>`
    select * from subscriptions
    where provider_subscription_id = ${providerSubscriptionId}::text
      or (${providerSubscriptionId}::text is null and payment_id = ${paymentId}::uuid)
    for update`.execute(trx);
  return rows[0] ?? null;
}

async function lockChoice(
  trx: Transaction<DB>,
  { profileId, reference }: PaidBy,
): Promise<SubscriptionRow | null> {
  const { rows } = await sql<SubscriptionRow>`
    select * from subscriptions
    where profile_id = ${profileId} and id::text = ${reference}
      and provider_subscription_id is null and payment_id is null
    for update`.execute(trx);
  return rows[0] ?? null;
}

/**
 * Inserts a subscription that is not pending. A member has at most one pending choice, and may have chosen
 * again.
 */
async function insertPaid(
  trx: Transaction<DB>,
  { profileId, planType }: PaidBy,
): Promise<SubscriptionRow | null> {
  const { rows } = await sql<SubscriptionRow>`
    insert into subscriptions (profile_id, email, plan_type, payment_method, status)
    select id, email, ${planType}, 'card', 'cancelled' from users where id = ${profileId}
    returning *`.execute(trx);
  return rows[0] ?? null;
}

/** The provider renews these. It also renews a plan on hold, which works again after a dispute is won. */
const RENEWING_STATUSES = ['active', 'past_due', 'on_hold'] as const satisfies readonly SubscriptionStatus[];

/** Returns a member's subscriptions that the provider renews. */
export async function findRenewing(db: Source, profileId: string): Promise<string[]> {
  const rows = await renewing(db, profileId).execute();
  return rows.flatMap(({ provider_subscription_id: providerId }) => providerId ?? []);
}

/** Returns renewing subscriptions at the provider that a newer plan replaces. */
export async function findReplaced(
  db: Source,
  { id, profile_id: profileId, created_at: createdAt }: SubscriptionRow,
): Promise<string[]> {
  const rows = await renewing(db, profileId)
    .where('id', '<>', id)
    .where('created_at', '<=', createdAt)
    .execute();
  return rows.flatMap(({ provider_subscription_id: providerId }) => providerId ?? []);
}

const renewing = (db: Source, profileId: string) =>
  db
    .selectFrom('subscriptions')
    .select('provider_subscription_id')
    .where('profile_id', '=', profileId)
    .where('provider_subscription_id', 'is not', null)
    .where('status', 'in', RENEWING_STATUSES)
    .where('cancels_at_period_end', '=', false);

/** Returns whether a member has asked to delete their account and has not returned. */
export async function isLeaving(db: Source, profileId: string): Promise<boolean> {
  const profile = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .where('deletes_at', 'is not', null)
    .executeTakeFirst();
  return profile !== undefined;
}

/** Discards a member's unpaid choice. */
export const discardPendingChoice = async (db: Source, profileId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({ status: stepTo('forget', 'pending'), ended_at: sql`now()` })
    .where('profile_id', '=', profileId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Locks the choice of an expired checkout. */
export async function lockChoiceOfCheckout(
  trx: Transaction<DB>,
  checkoutId: string,
): Promise<SubscriptionRow | null> {
  const row = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
  return (row as SubscriptionRow | undefined) ?? null;
}

/** Locks up to `atOnce` subscriptions that no longer work. The rest waits for the next run. */
export async function lockEndedPlans(trx: Transaction<DB>, atOnce: number): Promise<SubscriptionRow[]> {
  const rows = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', 'in', ['active', 'past_due'])
    .where('works_until', '<=', sql<Date>`now()`)
    .orderBy('works_until')
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows as SubscriptionRow[];
}

/** Discards old unpaid choices whose expiry was never reported. */
export const discardOldChoices = (db: Source, olderThanDays: number) =>
  db
    .updateTable('subscriptions')
    .set({ status: stepTo('abandon', 'pending'), ended_at: sql`now()` })
    .where('status', '=', 'pending')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${olderThanDays})`)
    .execute();
