import type { Database } from '../../../platform/server/db/database.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { NOTIFICATION_UPDATES } from '../contract/notification-updates.ts';
import type { NotificationType } from '../contract/notification-types.ts';
import { addNotifications, type OutgoingNotification } from './notifications.queries.ts';
import { endOfQuiet, mailTime, pushTime } from './quiet-hours.ts';
import type { PushDue } from './push-due.ts';
import { findPreferences, type NotificationPreferences } from './settings.queries.ts';

export interface NotifyServices {
  db: Database;
  live: Live;
  pushDue: PushDue;
}

/** Something somebody is told of. */
export interface NotificationInput {
  /** Profile id, or the key of a guest: one who has no alerts is told of nothing. */
  to: string;
  type: NotificationType;
  /** What belongs together: while one of a group is unread, the next one adds to it. */
  group: string;
  title: string;
  /** The title of several, with {count}; left out where only the newest counts. */
  groupedTitle?: string | undefined;
  message: string;
  /** A path of this site. */
  link: string;
  /** Worth nothing later: leaves at once, outside of quiet hours, or not at all. */
  fleeting?: boolean | undefined;
}

/** News of a signal, which has a name that is the same at every try to tell of it. */
export interface SignalNotification extends NotificationInput {
  signal: string;
}

/** News of one statement and one hint: popular things are saved by thousands. */
const AT_ONCE = 100;

/**
 * Tells people of something, each by the channels they want. Telling of the same signal again tells nobody twice.
 * @param signal Names what happened; the same at every try to tell of it.
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
  { db, live, pushDue }: NotifyServices,
  notifications: readonly SignalNotification[],
): Promise<void> {
  const now = new Date();
  for (const batch of batchesOf(notifications)) {
    const preferencesOf = await findPreferences(
      db,
      batch.map(({ to }) => to),
    );
    const outgoing = batch.flatMap((one) => outgoingOf(one, preferencesOf(one.to), now) ?? []);
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

/** In their order; of a group of somebody one at most in each, as a statement changes a row once. */
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

/** Null for somebody who wants none of it. */
function outgoingOf(
  notifications: SignalNotification,
  preferences: NotificationPreferences,
  now: Date,
): OutgoingNotification | null {
  const { signal, to, type, group, title, groupedTitle, message, link, fleeting = false } = notifications;
  const missed = fleeting && endOfQuiet(now, preferences) !== null;
  const listed = preferences.wants(type, 'in-app');
  const mailed = preferences.wants(type, 'email') && !missed;
  const pushed = preferences.wants(type, 'push') && !missed;
  if (!listed && !mailed && !pushed) return null;
  return {
    signal,
    person: to,
    type,
    group_key: group,
    title,
    grouped_title: groupedTitle ?? null,
    message,
    link,
    listed,
    mail_due_at: mailed ? (fleeting ? now : mailTime(now, preferences)) : null,
    push_due_at: pushed ? pushTime(now, preferences) : null,
  };
}
