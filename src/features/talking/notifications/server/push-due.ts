import type { Database } from '../../../../platform/server/db/database.ts';
import { groupTitle } from '../contract/group-title.ts';
import { byPerson, type DueNotification, leaseDue, markSent, postpone } from './due.queries.ts';
import type { NotificationCatalog } from './notification-catalog.ts';
import { findDevices, forgetDevices } from './push-subscriptions.ts';
import { endOfQuiet } from './quiet-hours.ts';
import type { Device, SendPush } from './send-push.ts';
import { findPreferences, type NotificationPreferences } from './settings.queries.ts';

/** What other features call to push what is due. */
export type PushDue = () => Promise<void>;

interface PushServices {
  db: Database;
  notificationCatalog: NotificationCatalog;
  sendPush: SendPush;
}

/** Pushes everything that is due to all devices of each person. */
export async function pushDue(services: PushServices): Promise<void> {
  const { db, notificationCatalog } = services;
  for (let due = await leaseDue(db, 'push'); due.length > 0; due = await leaseDue(db, 'push')) {
    const people = byPerson(due);
    const ids = [...people.keys()];
    const [preferencesOf, devices] = await Promise.all([
      findPreferences(db, notificationCatalog, ids),
      findDevices(db, ids),
    ]);
    for (const [id, theirs] of people) {
      const personDevices = devices.filter(({ profile_id }) => profile_id === id);
      await pushTo(services, theirs, preferencesOf(id), personDevices);
    }
  }
}

async function pushTo(
  { db, sendPush }: PushServices,
  due: readonly DueNotification[],
  preferences: NotificationPreferences,
  devices: readonly Device[],
): Promise<void> {
  const wanted = due.filter(({ kind }) => preferences.wants(kind, 'push'));
  const quietUntil = endOfQuiet(new Date(), preferences);
  await postpone(
    db,
    'push',
    due.filter((notification) => !wanted.includes(notification)),
    null,
  );
  if (quietUntil !== null) return postpone(db, 'push', wanted, quietUntil);
  for (const notification of wanted) {
    const outcomes = await Promise.all(devices.map((device) => sendPush(device, payloadOf(notification))));
    await forgetDevices(
      db,
      devices.filter((_, index) => outcomes[index] === 'gone').map(({ id }) => id),
    );
    // If one device got it, don't send it again because another one failed.
    if (outcomes.includes('sent') || !outcomes.includes('failed')) await markSent(db, 'push', [notification]);
  }
}

const payloadOf = ({ id, title, grouped_title, count, message, link, group_key }: DueNotification) => ({
  id,
  title: groupTitle({ title, groupedTitle: grouped_title, count }),
  message,
  link,
  group: group_key,
});
