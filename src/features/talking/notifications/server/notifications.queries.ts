import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { comesAfter, type TimeCursor, timeCursorAfter } from '../../../../platform/server/db/keyset.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';

export const notificationCursorAfter = (row: { id: string; created_at: Date }): string =>
  timeCursorAfter(row.created_at, row.id);

const columns = [
  'id',
  'kind',
  'type',
  'title',
  'grouped_title',
  'message',
  'link',
  'count',
  'read',
  'created_at',
] as const;

/** Storage key of the first photo of the listing; null without one. */
const coverKey = sql<string | null>`(
  select storage_key from photos where photos.listing_id = notifications.listing_id order by position limit 1)`.as(
  'cover_key',
);

/** Finds notifications, newest first, one more than the limit. */
export function findNotifications(db: Database, profileId: string, limit: number, cursor: TimeCursor | null) {
  let query = db
    .selectFrom('notifications')
    .select(columns)
    .select(coverKey)
    .where('profile_id', '=', profileId)
    .where('listed', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor !== null) query = query.where(comesAfter('created_at', 'id', cursor));
  return query.execute();
}
export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number];

export async function countUnread(db: Database, profileId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<string>().as('unread'))
    .where('profile_id', '=', profileId)
    .where('read', '=', false)
    .where('listed', '=', true)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/**
 * Marks a notification as read. Returns true if it was unread, false if it was read, and undefined if it belongs to
 * someone else.
 */
export async function setRead(db: Database, profileId: string, id: string): Promise<boolean | undefined> {
  const changed = await db
    .updateTable('notifications')
    .set({ read: true })
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .where('read', '=', false)
    .executeTakeFirstOrThrow();
  if (changed.numUpdatedRows > 0n) return true;
  const alreadyNotified = await db
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return alreadyNotified && false;
}

/**
 * Marks all listed notifications of a member as read. Unlisted ones are still mailed or pushed. Returns true if any was
 * unread.
 */
export async function setAllRead(db: Database, profileId: string): Promise<boolean> {
  const { numUpdatedRows } = await unreadOf(db, { kind: 'member', id: profileId })
    .where('listed', '=', true)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Marks groups as read on every channel. Returns true if any was unread. */
export async function setGroupsRead(
  db: Database,
  reader: OwnerKey,
  groupKeys: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await unreadOf(db, reader)
    .where('group_key', '=', anyOf(groupKeys))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Marks what a chat shows up to a message as read on every channel. Returns true if any was unread. */
export async function setShownRead(
  db: Database,
  reader: OwnerKey,
  { link, upTo }: { link: string; upTo: number },
): Promise<boolean> {
  const { numUpdatedRows } = await unreadOf(db, reader)
    .where('link', '=', link)
    .where('message_seq', '<=', upTo)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const unreadOf = (db: Database, reader: OwnerKey) =>
  db
    .updateTable('notifications')
    .set({ read: true })
    .where(
      reader.kind === 'member' ? 'profile_id' : 'guest_key',
      '=',
      reader.kind === 'member' ? reader.id : reader.key,
    )
    .where('read', '=', false);

/** A notification for one person, with its channels and due times. */
export interface OutgoingNotification {
  /** Identifies the event. Nobody is notified of it twice. */
  signal: string;
  /** Profile id, or the key of a guest. */
  person: string;
  kind: string;
  type: string;
  group_key: string;
  title: string;
  grouped_title: string | null;
  mail_subject: string | null;
  message: string;
  link: string;
  message_seq: number | null;
  listing_id: string | null;
  listed: boolean;
  /** The person has already seen it where it happened. */
  read: boolean;
  mail_due_at: Date | null;
  push_due_at: Date | null;
}

/** Hours between mails about a growing unread group. Guests get only one. */
const REPEAT_MAIL_HOURS = 6;

/**
 * Stores notifications, except for people who were already notified of the signal. A notification joins the unread one
 * of its group and moves it to the top. The input has at most one per group and person. Guests have no notifications
 * page, so theirs are only stored if they are mailed. Returns the members whose page changed.
 */
export async function addNotifications(
  db: Database,
  outgoing: readonly OutgoingNotification[],
): Promise<{ person: string; listed: boolean; push: boolean }[]> {
  const { rows } = await sql<{ person: string; listed: boolean; push: boolean }>`
    with item as (
      select item.*, profiles.id as profile_id, guest_alerts.guest_key
      from jsonb_to_recordset(${JSON.stringify(outgoing)}::jsonb) as item (
        signal text, person uuid, kind text, type text, group_key text, title text, grouped_title text,
        mail_subject text, message text, link text, message_seq integer, listing_id uuid, listed boolean, read boolean, mail_due_at timestamptz, push_due_at timestamptz)
      left join profiles on profiles.id = person
      left join guest_alerts on guest_alerts.guest_key = person and guest_alerts.token_hash is null
      where profiles.id is not null or (guest_alerts.guest_key is not null and mail_due_at is not null)),
    notified as (
      insert into notification_signals (signal, profile_id, guest_key)
      select signal, profile_id, guest_key from item order by person, signal
      on conflict do nothing returning signal, coalesce(profile_id, guest_key) as person)
    insert into notifications as known (
      profile_id, guest_key, kind, type, group_key, title, grouped_title, mail_subject, message, link, message_seq,
      listing_id, listed, read, mail_due_at, push_due_at, created_at)
    select
      profile_id, guest_key, kind, type, group_key, title, grouped_title, mail_subject, message, link, message_seq,
      listing_id, listed and guest_key is null, read, mail_due_at,
      case when exists (select from push_subscriptions as device where device.profile_id = item.profile_id)
        then push_due_at end,
      clock_timestamp()
    from item join notified using (signal, person)
    -- In one order, so that two signals to the same people wait for each other instead of both.
    order by person, group_key
    on conflict (coalesce(profile_id, guest_key), group_key) where not read do update set
      kind = excluded.kind, type = excluded.type, title = excluded.title, grouped_title = excluded.grouped_title,
      mail_subject = excluded.mail_subject, message = excluded.message, link = excluded.link, message_seq = excluded.message_seq,
      listing_id = excluded.listing_id,
      listed = excluded.listed,
      count = known.count + 1,
      created_at = greatest(known.created_at, excluded.created_at),
      mail_due_at = case
        when excluded.grouped_title is null or known.mailed_at is null
          or (known.mailed_at < now() - make_interval(hours => ${sql.lit(REPEAT_MAIL_HOURS)}) and known.guest_key is null)
        then coalesce(known.mail_due_at, excluded.mail_due_at)
        else known.mail_due_at
      end,
      push_due_at = coalesce(excluded.push_due_at, known.push_due_at)
    returning coalesce(profile_id, guest_key) as person, listed, push_due_at <= now() as push`.execute(db);
  return rows;
}

/** Deletes the notifications of these profiles and guests that link to one of these pages. */
export async function removeNotificationsOf(
  trx: Transaction<DB>,
  people: readonly string[],
  links: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('notifications')
    .where((where) =>
      where.or([where('profile_id', '=', anyOf(people)), where('guest_key', '=', anyOf(people))]),
    )
    .where('link', '=', anyOf(links))
    .execute();
}
