import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';

/** Minutes for which a process leases a notification that it sends. */
const LEASE_MINUTES = 10;
/** Days after which an unsent notification is dropped. */
const MAX_SEND_DAYS = 3;
const BATCH_SIZE = 200;

/** Columns of each channel: when it is due, and when it was sent. */
const COLUMNS = {
  mail: { due: sql.ref('mail_due_at'), at: sql.ref('mailed_at'), otherDue: sql.ref('push_due_at') },
  push: { due: sql.ref('push_due_at'), at: sql.ref('pushed_at'), otherDue: sql.ref('mail_due_at') },
} as const;
type OutgoingChannel = keyof typeof COLUMNS;

export interface DueNotification {
  id: string;
  /** Profile id, or the key of a guest. */
  person: string;
  kind: string;
  title: string;
  grouped_title: string | null;
  mail_subject: string | null;
  message: string;
  link: string;
  group_key: string;
  listing_id: string | null;
  count: number;
  created_at: Date;
}

/** Leases the notifications that are due. If this process dies, another one takes them after the lease. */
export async function leaseDue(db: Database, channel: OutgoingChannel): Promise<DueNotification[]> {
  const { due } = COLUMNS[channel];
  const { rows } = await sql<DueNotification>`
    update notifications set ${due} = now() + make_interval(mins => ${sql.lit(LEASE_MINUTES)})
    where id in (
      select id from notifications
      where ${due} <= now() and not read and created_at > now() - make_interval(days => ${sql.lit(MAX_SEND_DAYS)})
      order by ${due}, coalesce(profile_id, guest_key) limit ${sql.lit(BATCH_SIZE)} for update skip locked)
    returning id, coalesce(profile_id, guest_key) as person, kind, title, grouped_title, mail_subject, message, link,
      group_key, listing_id, count, created_at`.execute(db);
  return rows.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

/**
 * Marks notifications as sent. Those that grew in the meantime stay due. An unlisted one is read once every channel has
 * sent it; a guest's, once the chat is read.
 */
export async function markSent(
  db: Database,
  channel: OutgoingChannel,
  sent: readonly DueNotification[],
): Promise<void> {
  const { due, at, otherDue } = COLUMNS[channel];
  await sql`
    update notifications set
      ${due} = case when notifications.count = sent.count then null else ${due} end,
      ${at} = now(),
      read = read or (not listed and guest_key is null and ${otherDue} is null and notifications.count = sent.count)
    from unnest(${sent.map(({ id }) => id)}::uuid[], ${sent.map(({ count }) => count)}::integer[]) as sent (id, count)
    where notifications.id = sent.id`.execute(db);
}

/** Reschedules leased notifications, or drops them. */
export async function postpone(
  db: Database,
  channel: OutgoingChannel,
  leased: readonly DueNotification[],
  until: Date | null,
): Promise<void> {
  if (leased.length === 0) return;
  await sql`
    update notifications set ${COLUMNS[channel].due} = ${until}::timestamptz
    where id = any(${leased.map(({ id }) => id)}::uuid[])`.execute(db);
}

/** Groups notifications by person. */
export function byPerson(due: readonly DueNotification[]): Map<string, DueNotification[]> {
  const people = new Map<string, DueNotification[]>();
  for (const notification of due)
    people.set(notification.person, [...(people.get(notification.person) ?? []), notification]);
  return people;
}
