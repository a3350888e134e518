import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { type Act, type Reason, ruleOf } from '../contract/acts.ts';

/** Something that a member did, and that may count in the events they take part in. */
export interface ActDone {
  act: Act;
  profileId: string;
  /** What was done, such as 'listing:<id>': it counts once in an event. */
  source: string;
  /** When it happened, however late that is noticed. */
  at: Date;
  /** Only in this event; in all that are on if absent. */
  eventId?: string;
  listingId?: string | null;
  itemTitle?: string | null;
  /** Whom it concerned. */
  otherId?: string | null;
  /** Why it earns nothing, where that is known before. */
  refused?: Reason | null;
}

/** An entry that was added. */
export interface LedgerChange {
  eventId: string;
  profileId: string;
}

/** What each act adds to the other columns of a participant. */
const COUNTS: Partial<Record<Act, 'listings' | 'sales'>> = { post: 'listings', sale: 'sales' };

/** The turns of an act so far: it is earned when they are odd, and open to be earned when they are even. */
const turnsOf = (
  event: RawBuilder<unknown>,
  { act, profileId, source }: ActDone,
): RawBuilder<number> => sql<number>`(
  select count(*)::int from flash_drop_points as earlier
  where earlier.flash_drop_id = ${event} and earlier.profile_id = ${profileId} and earlier.act = ${act}
    and earlier.source = ${source})`;

/**
 * Counts an act in the ledger of every event that was on when it happened and that the member took part in, in a
 * transaction. Acts of one participant wait for each other, so that no more than the cap earn points, and the end of
 * an event waits for them: once it is finished, nothing counts any more.
 */
export async function countAct(trx: Database, timeZone: string, done: ActDone): Promise<LedgerChange[]> {
  const {
    act,
    profileId,
    source,
    at,
    eventId = null,
    listingId = null,
    itemTitle = null,
    otherId = null,
    refused = null,
  } = done;
  const { rows: taking } = await sql<{ id: string }>`
    select flash_drops.id from flash_drops
    join flash_drop_participants as me on me.flash_drop_id = flash_drops.id
    where me.profile_id = ${profileId} and me.left_at is null and me.joined_at <= ${at}
      and flash_drops.starts_at <= ${at} and flash_drops.ends_at > ${at}
      and flash_drops.finished_at is null and flash_drops.cancelled_at is null
      and (${eventId}::uuid is null or flash_drops.id = ${eventId}::uuid)
    for share of flash_drops for no key update of me`.execute(trx);
  if (taking.length === 0) return [];
  const { points, cap } = ruleOf(act);
  const counts = COUNTS[act];
  const today = sql`(${at}::timestamptz at time zone ${timeZone})::date`;
  const { rows } = await sql<LedgerChange>`
    insert into flash_drop_points (flash_drop_id, profile_id, act, source, turn, points, listings, sales, day,
      listing_id, item_title, other_id, occurred_at, reason)
    select event.id, ${profileId}::uuid, ${act}, ${source}, ${turnsOf(sql`event.id`, done)} + 1,
      case when outcome.reason is null then ${points}::int else 0 end,
      case when outcome.counts then ${counts === 'listings' ? 1 : 0}::smallint else 0 end,
      case when outcome.counts then ${counts === 'sales' ? 1 : 0}::smallint else 0 end, ${today},
      ${listingId}::uuid, ${itemTitle}::text, ${otherId}::uuid, ${at}, outcome.reason
    from unnest(${taking.map(({ id }) => id)}::uuid[]) as event (id)
    cross join lateral (
      select count(*) as acts from flash_drop_points as entry
      where entry.flash_drop_id = event.id and entry.profile_id = ${profileId} and entry.act = ${act}
        and entry.points > 0 and entry.day = ${today}
        and not ${isTakenBack('entry')}) as used
    cross join lateral (
      select exists (
        select from flash_drop_points as entry
        where ${act} = 'sale' and entry.flash_drop_id = event.id and entry.profile_id = ${profileId}
          and entry.act = 'sale' and entry.sales > 0 and entry.other_id = ${otherId}::uuid
          and not ${isTakenBack('entry')}) as "isRepeated") as earlier
    cross join lateral (
      select coalesce(${refused}::text, case
        when "isRepeated" then 'same-buyer'
        when used.acts >= ${cap}::int then 'daily-limit' end) as reason) as why
    cross join lateral (
      select why.reason, coalesce(why.reason = 'daily-limit', true) as counts) as outcome
    where ${turnsOf(sql`event.id`, done)} % 2 = 0
    on conflict on constraint flash_drop_points_once do nothing
    returning flash_drop_id as "eventId", profile_id as "profileId"`.execute(trx);
  return rows;
}

/** The entry of the next turn exists. */
export const isTakenBack = (entry: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from flash_drop_points as later
  where later.flash_drop_id = ${sql.ref(`${entry}.flash_drop_id`)} and later.profile_id = ${sql.ref(`${entry}.profile_id`)}
    and later.act = ${sql.ref(`${entry}.act`)} and later.source = ${sql.ref(`${entry}.source`)}
    and later.turn = ${sql.ref(`${entry}.turn`)} + 1)`;

/**
 * Takes back what acts earned, in all events that are not finished: done twice, it is done once.
 * @param which The condition for `entry`.
 */
export async function takeBack(trx: Database, which: RawBuilder<unknown>): Promise<LedgerChange[]> {
  const isOpen = sql`entry.turn % 2 = 1 and not ${isTakenBack('entry')}
    and (entry.reason is null or entry.reason = 'daily-limit')`;
  const { rows: locked } = await sql<{ id: string }>`
    select entry.id from flash_drop_points as entry
    join flash_drops on flash_drops.id = entry.flash_drop_id
    join flash_drop_participants as me
      on me.flash_drop_id = entry.flash_drop_id and me.profile_id = entry.profile_id
    where ${which} and ${isOpen} and flash_drops.finished_at is null
    for share of flash_drops for no key update of me`.execute(trx);
  if (locked.length === 0) return [];
  const { rows } = await sql<LedgerChange>`
    insert into flash_drop_points (flash_drop_id, profile_id, act, source, turn, points, listings, sales, day,
      listing_id, item_title, other_id, occurred_at)
    select flash_drop_id, profile_id, act, source, turn + 1, -points, -listings, -sales, day,
      listing_id, item_title, other_id, now()
    from flash_drop_points as entry
    where entry.id = any(${locked.map(({ id }) => id)}::bigint[]) and ${isOpen}
    on conflict on constraint flash_drop_points_once do nothing
    returning flash_drop_id as "eventId", profile_id as "profileId"`.execute(trx);
  return rows;
}
