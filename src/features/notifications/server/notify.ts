import type { Database } from '../../../platform/server/db/database.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { NOTIFICATION_HINTS } from '../contract/notification-updates.ts';
import type { NotificationType } from '../contract/notification-types.ts';
import { addNotifications, type OutgoingNotification } from './notifications.queries.ts';
import { endOfQuiet, mailTime, pushTime } from './quiet-hours.ts';
import type { PushDue } from './push-due.ts';
import { findWishes, type Wishes } from './settings.queries.ts';

export interface NotifyServices {
  db: Database;
  live: Live;
  pushDue: PushDue;
}

/** Something somebody is told of. */
export interface News {
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
export interface SignalledNews extends News {
  signal: string;
}

/** News of one statement and one hint: popular things are saved by thousands. */
const AT_ONCE = 100;

/**
 * Tells people of something, each by the channels they want. Telling of the same signal again tells nobody twice.
 * @param signal Names what happened; the same at every try to tell of it.
 */
export function notify(services: NotifyServices, signal: string, news: readonly News[]): Promise<void> {
  return notifyOfSignals(
    services,
    news.map((one) => ({ ...one, signal })),
  );
}

/** The same for what belongs to several signals. */
export async function notifyOfSignals(
  { db, live, pushDue }: NotifyServices,
  news: readonly SignalledNews[],
): Promise<void> {
  const now = new Date();
  for (const batch of batchesOf(news)) {
    const wishesOf = await findWishes(
      db,
      batch.map(({ to }) => to),
    );
    const outgoing = batch.flatMap((one) => outgoingOf(one, wishesOf(one.to), now) ?? []);
    if (outgoing.length === 0) continue;
    const told = await addNotifications(db, outgoing);
    const pages = new Set(told.flatMap(({ listed, person }) => (listed ? [person] : [])));
    live.publish(
      [...pages].map((id) => ({ kind: 'member', id })),
      { type: NOTIFICATION_HINTS.changed, ids: [] },
    );
    if (told.some(({ push }) => push)) await pushDue();
  }
}

/** In their order; of a group of somebody one at most in each, as a statement changes a row once. */
function batchesOf(news: readonly SignalledNews[]): SignalledNews[][] {
  const batches: SignalledNews[][] = [];
  let groups = new Set<string>();
  for (const one of news) {
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
function outgoingOf(news: SignalledNews, wishes: Wishes, now: Date): OutgoingNotification | null {
  const { signal, to, type, group, title, groupedTitle, message, link, fleeting = false } = news;
  const missed = fleeting && endOfQuiet(now, wishes) !== null;
  const listed = wishes.wants(type, 'in-app');
  const mailed = wishes.wants(type, 'email') && !missed;
  const pushed = wishes.wants(type, 'push') && !missed;
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
    mail_due_at: mailed ? (fleeting ? now : mailTime(now, wishes)) : null,
    push_due_at: pushed ? pushTime(now, wishes) : null,
  };
}
