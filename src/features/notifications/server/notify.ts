import type { Database } from '../../../platform/server/db/database.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import type { Channel, NotificationKind } from '../../../shared/notification-kinds.ts';
import { NOTIFICATION_UPDATES } from '../contract/notification-updates.ts';
import { addNotifications, type OutgoingNotification } from './notifications.queries.ts';
import { endOfQuiet, mailTime, pushTime } from './quiet-hours.ts';
import type { NotificationCatalog } from './notification-catalog.ts';
import type { PushDue } from './push-due.ts';
import { findPreferences, type NotificationPreferences } from './settings.queries.ts';

export interface NotifyServices {
  db: Database;
  live: Live;
  pushDue: PushDue;
  notificationCatalog: NotificationCatalog;
}

/** A notification for one person. */
export interface NotificationInput {
  /** Profile id, or the key of a guest: one without alerts is not notified. */
  to: string;
  /** One that a feature declares. */
  kind: string;
  /** What belongs together: while one of a group is unread, the next one adds to it. */
  group: string;
  title: string;
  /** The title of several, with {count}; left out where only the newest counts. */
  groupedTitle?: string | undefined;
  /** What a mail about it alone is called; left out where the title says who and what. */
  mailSubject?: string | undefined;
  message: string;
  /** A path of this site. */
  link: string;
  /** Number of the message that shows the same, where the link leads to a chat: reading it there reads this. */
  messageSeq?: number | undefined;
  /** The listing it is about, for its picture. */
  listingId?: string | null | undefined;
  /** Of the channels that the person has on for the kind, only these; left out for all of them. */
  channels?: readonly Channel[] | undefined;
  /** The person has seen it where it happened: it is listed as read, and sent nowhere. */
  seen?: boolean;
}

/** A notification of a signal, which has the same name each time it is delivered. */
export interface SignalNotification extends NotificationInput {
  signal: string;
}

/** Notifications of one statement and one live update: thousands of people save a popular listing. */
const AT_ONCE = 100;

/**
 * Notifies people of something, each by the channels they chose. A signal that is delivered again notifies nobody twice.
 * @param signal Names what happened; the same each time it is delivered.
 */
export function notify(
  services: NotifyServices,
  signal: string,
  notifications: readonly NotificationInput[],
): Promise<void> {
  return notifyOfSignals(
    services,
    notifications.map((one) => ({ ...one, signal })),
  );
}

/** The same for what belongs to several signals. */
export async function notifyOfSignals(
  { db, live, pushDue, notificationCatalog: catalog }: NotifyServices,
  notifications: readonly SignalNotification[],
): Promise<void> {
  const now = new Date();
  for (const batch of batchesOf(notifications)) {
    const preferencesOf = await findPreferences(
      db,
      catalog,
      batch.map(({ to }) => to),
    );
    const outgoing = batch.flatMap(
      (one) => outgoingOf(one, catalog.kind(one.kind), preferencesOf(one.to), now) ?? [],
    );
    if (outgoing.length === 0) continue;
    const notified = await addNotifications(db, outgoing);
    const pages = new Set(notified.flatMap(({ listed, person }) => (listed ? [person] : [])));
    live.publish(
      [...pages].map((id) => ({ kind: 'member', id })),
      { type: NOTIFICATION_UPDATES.changed, ids: [] },
    );
    if (notified.some(({ push }) => push)) await pushDue();
  }
}

/** In their order. A batch has one notification of a person's group at most, as a statement changes a row only once. */
function batchesOf(notifications: readonly SignalNotification[]): SignalNotification[][] {
  const batches: SignalNotification[][] = [];
  let groups = new Set<string>();
  for (const one of notifications) {
    const group = `${one.to} ${one.group}`;
    const batch = batches.at(-1);
    if (batch === undefined || batch.length === AT_ONCE || groups.has(group)) {
      batches.push([one]);
      groups = new Set();
    } else {
      batch.push(one);
    }
    groups.add(group);
  }
  return batches;
}

/** Null for somebody who has every channel of it off. */
function outgoingOf(
  notification: SignalNotification,
  { type, fleeting = false }: NotificationKind,
  preferences: NotificationPreferences,
  now: Date,
): OutgoingNotification | null {
  const {
    signal,
    to,
    kind,
    group,
    title,
    groupedTitle,
    mailSubject,
    message,
    link,
    messageSeq,
    listingId,
    channels,
    seen = false,
  } = notification;
  const wants = (channel: Channel) =>
    preferences.wants(kind, channel) && (channels?.includes(channel) ?? true);
  const missed = fleeting && endOfQuiet(now, preferences) !== null;
  const listed = wants('in-app');
  const mailed = wants('email') && !missed && !seen;
  const pushed = wants('push') && !missed && !seen;
  if (!listed && !mailed && !pushed) return null;
  return {
    signal,
    person: to,
    kind,
    type,
    group_key: group,
    title,
    grouped_title: groupedTitle ?? null,
    mail_subject: mailSubject ?? null,
    message,
    link,
    message_seq: messageSeq ?? null,
    listing_id: listingId ?? null,
    listed,
    read: seen,
    mail_due_at: mailed ? (fleeting ? now : mailTime(now, preferences)) : null,
    push_due_at: pushed ? pushTime(now, preferences) : null,
  };
}

type ZoneServices = Pick<NotifyServices, 'db' | 'notificationCatalog'>;

/** The time zones that people chose; UTC where they have chosen none. */
export async function timeZonesOf(
  { db, notificationCatalog }: ZoneServices,
  people: readonly string[],
): Promise<(person: string) => string> {
  const preferencesOf = await findPreferences(db, notificationCatalog, people);
  return (person) => preferencesOf(person).timeZone;
}

export const timeZoneOf = async (services: ZoneServices, person: string): Promise<string> =>
  (await timeZonesOf(services, [person]))(person);
