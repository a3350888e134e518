import type { Database } from '../../../../platform/server/db/database.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import type { Channel, NotificationKind } from '../../../../shared/notification-kinds.ts';
import { NOTIFICATION_UPDATES } from '../contract/notification-updates.ts';
import type { NotificationCatalog } from './notification-catalog.ts';
import { addNotifications, type OutgoingNotification } from './notifications.queries.ts';
import type { PushDue } from './push-due.ts';
import { endOfQuiet, mailTime, pushTime } from './quiet-hours.ts';
import { findPreferences, type NotificationPreferences } from './settings.queries.ts';

export interface NotifyServices {
  db: Database;
  live: Live;
  pushDue: PushDue;
  notificationCatalog: NotificationCatalog;
}

/** A notification for one person. */
export interface NotificationInput {
  /** Profile id, or the key of a guest. Guests without alerts are not notified. */
  to: string;
  /** A kind declared by a feature. */
  kind: string;
  /** Groups related notifications: while one of a group is unread, the next one joins it. */
  group: string;
  title: string;
  /** Title of several, with {count}. Leave it out if only the newest counts. */
  groupedTitle?: string | undefined;
  /** Subject of a mail about it alone. Leave it out if the title is enough. */
  mailSubject?: string | undefined;
  message: string;
  /** A path on this site. */
  link: string;
  /** Number of the message with the same content, if the link leads to a chat. Reading it there marks this as read. */
  messageSeq?: number | undefined;
  /** The listing it is about, for its picture. */
  listingId?: string | null | undefined;
  /** Restricts the channels that the person has on for this kind. Without it, all of them are used. */
  channels?: readonly Channel[] | undefined;
  /** The person has seen it where it happened: list it as read and send it nowhere. */
  seen?: boolean;
}

/** A notification with its signal, which has the same name on every delivery. */
export interface SignalNotification extends NotificationInput {
  signal: string;
}

/** Notifications per statement and live update. A popular listing is saved by thousands of people. */
const BATCH_SIZE = 100;

/**
 * Notifies people on the channels they chose. Redelivering a signal notifies nobody twice.
 * @param signal Identifies the event; the same on every delivery.
 */
export function notify(
  services: NotifyServices,
  signal: string,
  notifications: readonly NotificationInput[],
): Promise<void> {
  return notifyOfSignals(
    services,
    notifications.map((notification) => ({ ...notification, signal })),
  );
}

/** Does the same for notifications of several signals. */
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
      (notification) =>
        outgoingOf(notification, catalog.kind(notification.kind), preferencesOf(notification.to), now) ?? [],
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

/**
 * Splits notifications into batches, in order. A batch has at most one per person and group, because a statement can
 * change a row only once.
 */
function batchesOf(notifications: readonly SignalNotification[]): SignalNotification[][] {
  const batches: SignalNotification[][] = [];
  let groups = new Set<string>();
  for (const notification of notifications) {
    const group = `${notification.to} ${notification.group}`;
    const batch = batches.at(-1);
    if (batch === undefined || batch.length === BATCH_SIZE || groups.has(group)) {
      batches.push([notification]);
      groups = new Set();
    } else {
      batch.push(notification);
    }
    groups.add(group);
  }
  return batches;
}

/** Returns null if the person has turned off every channel of it. */
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
  const isSkipped = fleeting && endOfQuiet(now, preferences) !== null;
  const listed = wants('in-app');
  const mailed = wants('email') && !isSkipped && !seen;
  const pushed = wants('push') && !isSkipped && !seen;
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

type TimeZoneServices = Pick<NotifyServices, 'db' | 'notificationCatalog'>;

/** Finds the time zones that people chose. UTC is the default. */
export async function timeZonesOf(
  { db, notificationCatalog }: TimeZoneServices,
  people: readonly string[],
): Promise<(person: string) => string> {
  const preferencesOf = await findPreferences(db, notificationCatalog, people);
  return (person) => preferencesOf(person).timeZone;
}

export const timeZoneOf = async (services: TimeZoneServices, person: string): Promise<string> =>
  (await timeZonesOf(services, [person]))(person);
