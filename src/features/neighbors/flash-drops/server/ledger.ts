import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type PointAction, type RefusalReason, ruleOf } from '../contract/point-actions.ts';

/** An action of a member that may earn points in the events they take part in. */
export interface CompletedAction {
  act: PointAction;
  profileId: string;
  /** Identifies the action, such as 'listing:<id>'. It counts once per event. */
  source: string;
  /** When it happened, even if it is reported later. */
  at: Date;
  /** Counts only in this event; without it, in all running ones. */
  eventId?: string;
  listingId?: string | null;
  itemTitle?: string | null;
  /** The other person involved. */
  otherId?: string | null;
  /** Set if it is already known to earn nothing. */
  refused?: RefusalReason | null;
}

/** An entry added to the ledger. */
export interface LedgerChange {
  eventId: string;
  profileId: string;
}

/** Participant columns that an action also increments. */
const COUNTED_COLUMNS: Partial<Record<PointAction, 'listings' | 'sales'>> = {
  post: 'listings',
  sale: 'sales',
};

/**
 * Counts the entries of an action so far. An odd number means that it is earned; an even number, that it can be earned.
 */
const entryCount = (
  event: RawBuilder<unknown>,
  { act, profileId, source }: CompletedAction,
): RawBuilder<number> => sql<number>`(
  select count(*)::int from flash_drop_points as earlier
  where earlier.flash_drop_id = ${event} and earlier.profile_id = ${profileId} and earlier.act = ${act}
    and earlier.source = ${source})`;

/**
 * Counts an action in the ledger of every event that was running when it happened and in which the member took part.
 * Locks the participant, so that no more actions earn points than the cap allows, and the event, so that nothing is
 * counted after it finishes.
 */
export async function countAction(
  trx: Database,
  timeZone: string,
  action: CompletedAction,
): Promise<LedgerChange[]> {
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
  } = action;
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
  const counts = COUNTED_COLUMNS[act];
  const today = sql`(${at}::timestamptz at time zone ${timeZone})::date`;
  const { rows } = await sql<LedgerChange>`
    insert into flash_drop_points (flash_drop_id, profile_id, act, source, turn, points, listings, sales, day,
      listing_id, item_title, other_id, occurred_at, reason)
    select event.id, ${profileId}::uuid, ${act}, ${source}, ${entryCount(sql`event.id`, action)} + 1,
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
    where ${entryCount(sql`event.id`, action)} % 2 = 0
    on conflict on constraint flash_drop_points_once do nothing
    returning flash_drop_id as "eventId", profile_id as "profileId"`.execute(trx);
  return rows;
}

/** Whether a later entry takes this one back. */
export const isTakenBack = (entry: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from flash_drop_points as later
  where later.flash_drop_id = ${sql.ref(`${entry}.flash_drop_id`)} and later.profile_id = ${sql.ref(`${entry}.profile_id`)}
    and later.act = ${sql.ref(`${entry}.act`)} and later.source = ${sql.ref(`${entry}.source`)}
    and later.turn = ${sql.ref(`${entry}.turn`)} + 1)`;

/**
 * Takes back what actions earned, in all events that are neither finished nor canceled. Repeating it changes nothing.
 * The points of a canceled event are in no total anymore.
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
    where ${which} and ${isOpen} and flash_drops.finished_at is null and flash_drops.cancelled_at is null
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
