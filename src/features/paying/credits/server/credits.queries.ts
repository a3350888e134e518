import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { LOW_CREDITS } from '../contract/low-credits.ts';
import { creditsRanLow } from '../contract/signals.ts';

/** Returns an account's balance, which a trigger computes from its ledger. */
export function findBalance(db: Database, profileId: string) {
  return db.selectFrom('voice_credits').selectAll().where('profile_id', '=', profileId).executeTakeFirst();
}
export type Balance = NonNullable<Awaited<ReturnType<typeof findBalance>>>;

/** Returns the balance and locks it until the end of the transaction. */
export const lockBalance = (trx: Transaction<DB>, profileId: string): Promise<Balance> =>
  trx
    .selectFrom('voice_credits')
    .selectAll()
    .where('profile_id', '=', profileId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Creates a balance. Returns false if the account already had one. */
export async function insertBalance(
  trx: Transaction<DB>,
  balance: Pick<Balance, 'profile_id' | 'plan_type' | 'is_one_time_purchase' | 'resets_at'>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('voice_credits')
    .values(balance)
    .onConflict((conflict) => conflict.doNothing())
    .returning('profile_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

interface Entry {
  source: string;
  turn?: number;
  kind: 'start' | 'plan' | 'reset' | 'purchase' | 'refund' | 'restore' | 'given' | 'taken';
  /** The plan or pack of the entry. */
  planType: string;
  /** The payment of a pack. */
  payment?: { paymentId: string; amountCents: number };
  /** The change to each part of the balance. */
  allowance?: number;
  purchased?: number;
  used?: number;
  /** Starts a new period. Unused credits of the previous allowance can no longer be returned. */
  newPeriod?: true;
}

/** Adds an entry to the ledger of a locked balance. Returns null if its source already has one. */
export async function addEntry(
  trx: Transaction<DB>,
  balance: Pick<Balance, 'profile_id' | 'credits_available' | 'period'>,
  { source, turn = 1, kind, planType, payment, allowance = 0, purchased = 0, used = 0, newPeriod }: Entry,
): Promise<{ id: string; available: number } | null> {
  const available = balance.credits_available + allowance + purchased;
  const added = await trx
    .insertInto('credit_entries')
    .values({
      profile_id: balance.profile_id,
      source,
      turn,
      kind,
      plan_type: planType,
      payment_id: payment?.paymentId ?? null,
      amount_cents: payment?.amountCents ?? null,
      allowance,
      purchased,
      used,
      period: balance.period + (newPeriod ? 1 : 0),
      available_after: available,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added === undefined ? null : { id: added.id, available };
}

/** Returns how many credits of a payment were added and not taken back. */
export async function creditsOfPayment(trx: Transaction<DB>, profileId: string, paymentId: string) {
  const { credits } = await trx
    .selectFrom('credit_entries')
    .select(({ fn }) => fn.sum<string | null>('purchased').as('credits'))
    .where('profile_id', '=', profileId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(credits ?? 0);
}

/** Returns how many credits a source has taken; null if it has taken none. */
export async function creditsTakenBy(trx: Transaction<DB>, profileId: string, source: string) {
  const entry = await trx
    .selectFrom('credit_entries')
    .select('purchased')
    .where('profile_id', '=', profileId)
    .where('source', '=', source)
    .where('turn', '=', 1)
    .executeTakeFirst();
  return entry === undefined ? null : -entry.purchased;
}

/** Returns how many entries a source has. */
export async function entryCount(db: Database | Transaction<DB>, profileId: string, source: string) {
  const { turns } = await db
    .selectFrom('credit_entries')
    .select(({ fn }) => fn.countAll<string>().as('turns'))
    .where('profile_id', '=', profileId)
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  return Number(turns);
}

/**
 * Spends a credit in one statement, allowance first, then bought credits. Concurrent calls run one after
 * another. Records a signal when few credits are left.
 * @returns the number of credits left; null if there are none, or if the source already spent one that was
 * not returned.
 */
export async function insertSpend(
  db: Database,
  jobs: Pick<Jobs, 'recording'>,
  profileId: string,
  source: string,
): Promise<number | null> {
  const low = sql`(select * from spent where available_after < ${sql.lit(LOW_CREDITS)}) low`;
  const payload = sql`jsonb_build_object(
    'profileId', low.profile_id, 'left', low.available_after,
    'since', (
      select max(id)::text from credit_entries
      where profile_id = low.profile_id and kind in ('start', 'plan', 'reset', 'purchase', 'given')))`;
  const { rows } = await sql<{ available_after: number }>`
    with earlier as (
      select count(*)::int as turns from credit_entries where profile_id = ${profileId} and source = ${source}
    ), spent as (
      insert into credit_entries
        (profile_id, source, turn, kind, allowance, purchased, used, period, available_after)
      select profile_id, ${source}, turns + 1, 'spend',
        case when allowance > 0 then -1 else 0 end, case when allowance > 0 then 0 else -1 end, 1,
        period, credits_available - 1
      from voice_credits, earlier
      where profile_id = ${profileId} and credits_available > 0 and turns % 2 = 0
      for update of voice_credits
      on conflict do nothing
      returning *
    ), recorded as (${jobs.recording(creditsRanLow, payload, low)})
    select available_after from spent`.execute(db);
  return rows[0]?.available_after ?? null;
}

/**
 * Returns a spent credit to the part of the balance it came from, once. A credit of an allowance that was
 * reset since is not returned, because that allowance has expired.
 */
export async function insertReturn(db: Database, profileId: string, source: string): Promise<boolean> {
  const { rows } = await sql`
    insert into credit_entries
      (profile_id, source, turn, kind, allowance, purchased, used, period, available_after)
    select balance.profile_id, spend.source, spend.turn + 1, 'return',
      case when spend.period = balance.period then -spend.allowance else 0 end,
      -spend.purchased,
      case when spend.period = balance.period then -1 else 0 end,
      balance.period,
      balance.credits_available - spend.purchased
        - case when spend.period = balance.period then spend.allowance else 0 end
    from voice_credits balance
    join credit_entries spend on spend.profile_id = balance.profile_id
    where balance.profile_id = ${profileId} and spend.source = ${source} and spend.kind = 'spend'
      and spend.turn = (
        select max(turn) from credit_entries where profile_id = ${profileId} and source = ${source})
    for update of balance
    on conflict do nothing
    returning id`.execute(db);
  return rows.length > 0;
}

/** Returns accounts whose month is over. */
export async function findDue(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('voice_credits')
    .select('profile_id')
    .where('resets_at', '<=', now)
    .orderBy('resets_at')
    .orderBy('profile_id')
    .limit(limit)
    .execute();
  return rows.map(({ profile_id }) => profile_id);
}
