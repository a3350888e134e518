import type { Database } from '../../../platform/server/db/database.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { NOTIFICATION_HINTS } from '../contract/notification-hints.ts';
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

/** People of one statement and one hint: popular things are saved by thousands. */
const AT_ONCE = 100;

/**
 * Tells people of something, each by the channels they want. Telling of the same signal again tells nobody twice.
 * @param signal Names what happened; the same at every try to tell of it.
 */
export async function notify(
  { db, live, pushDue }: NotifyServices,
  signal: string,
  news: readonly News[],
): Promise<void> {
  const now = new Date();
  for (let start = 0; start < news.length; start += AT_ONCE) {
    const batch = news.slice(start, start + AT_ONCE);
    const wishesOf = await findWishes(
      db,
      batch.map(({ to }) => to),
    );
    const outgoing = batch.flatMap((one) => outgoingOf(one, wishesOf(one.to), now) ?? []);
    if (outgoing.length === 0) continue;
    const told = await addNotifications(db, signal, outgoing);
    const pages = told.filter(({ listed }) => listed);
    live.publish(
      pages.map(({ person }) => ({ kind: 'member', id: person })),
      { type: NOTIFICATION_HINTS.changed, ids: [] },
    );
    if (told.some(({ push }) => push)) await pushDue();
  }
}

/** Null for somebody who wants none of it. */
function outgoingOf(news: News, wishes: Wishes, now: Date): OutgoingNotification | null {
  const { to, type, group, title, groupedTitle, message, link, fleeting = false } = news;
  const missed = fleeting && endOfQuiet(now, wishes) !== null;
  const listed = wishes.wants(type, 'in-app');
  const mailed = wishes.wants(type, 'email') && !missed;
  const pushed = wishes.wants(type, 'push') && !missed;
  if (!listed && !mailed && !pushed) return null;
  return {
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
