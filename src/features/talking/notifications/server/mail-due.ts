import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { type OwnerKey, personKey } from '../../../../platform/server/http/actor.ts';
import type { Log } from '../../../../platform/server/log.ts';
import type { Mailer } from '../../../../platform/server/mail/mailer.ts';
import { mailAddresses } from '../../../people/accounts/server/accounts.ts';
import { byPerson, type DueNotification, leaseDue, markSent, postpone } from './due.queries.ts';
import { findAlertAddresses } from './guest-alerts.ts';
import type { NotificationCatalog } from './notification-catalog.ts';
import {
  type FindListingsInMails,
  type ListingInMail,
  type MailBodyOf,
  notificationMail,
  type Receiver,
} from './notification-mail.ts';
import { endOfQuiet } from './quiet-hours.ts';
import { findPreferences, type NotificationPreferences } from './settings.queries.ts';

interface Services {
  config: Config;
  db: Database;
  log: Log;
  mailer: Mailer;
  notificationCatalog: NotificationCatalog;
  mailBodyOf: MailBodyOf;
  findListingsInMails: FindListingsInMails;
}

/** Mails what is due and unread, one mail per person. Failures are retried later. Runs on a schedule. */
export async function mailDue(services: Services): Promise<void> {
  const { config, db, log, notificationCatalog, findListingsInMails } = services;
  for (let due = await leaseDue(db, 'mail'); due.length > 0; due = await leaseDue(db, 'mail')) {
    const people = byPerson(due);
    const ids = [...people.keys()];
    const [preferencesOf, accounts, guests, listings] = await Promise.all([
      findPreferences(db, notificationCatalog, ids),
      mailAddresses(db, ids),
      findAlertAddresses(db, ids),
      findListingsInMails(due.map(({ listing_id }) => listing_id)),
    ]);
    const receivers = [
      ...accounts.map(({ id, email, confirmed }) => ({
        key: { kind: 'member' as const, id },
        to: { profileId: id },
        address: email,
        mayMail: confirmed || config.emailConfirmation === 'off',
      })),
      ...guests.map(({ guest_key, id, email }) => ({
        key: { kind: 'guest' as const, key: guest_key },
        to: { alertsId: id },
        address: email,
        mayMail: true,
      })),
    ];
    for (const receiver of receivers) {
      const person = personKey(receiver.key);
      const theirs = people.get(person) ?? [];
      await mailTo(services, receiver, { due: theirs, listings }, preferencesOf(person)).catch(
        (error: unknown) => log.error({ err: error }, 'notifications not mailed'),
      );
    }
  }
}

async function mailTo(
  { config, db, mailer, notificationCatalog, mailBodyOf }: Services,
  { key, to, address, mayMail }: Omit<Receiver, 'daily'> & { key: OwnerKey; mayMail: boolean },
  { due, listings }: { due: readonly DueNotification[]; listings: ReadonlyMap<string, ListingInMail> },
  preferences: NotificationPreferences,
): Promise<void> {
  const wanted = mayMail ? due.filter(({ kind }) => preferences.wants(kind, 'email')) : [];
  await postpone(
    db,
    'mail',
    due.filter((notification) => !wanted.includes(notification)),
    null,
  );
  const [newest, ...others] = wanted;
  if (newest === undefined) return;
  const daily = preferences.digestHour !== null;
  // Quiet hours may have started since it was scheduled. The daily mail ignores them, because its hour was chosen.
  const quietUntil = daily ? null : endOfQuiet(new Date(), preferences);
  if (quietUntil !== null) return postpone(db, 'mail', wanted, quietUntil);
  const receiver = { to, address, daily };
  const reader = { key, timeZone: preferences.timeZone };
  await mailer.send(
    await notificationMail(
      receiver,
      [newest, ...others],
      listings,
      config,
      notificationCatalog,
      (notification) => mailBodyOf(notification, reader),
    ),
  );
  await markSent(db, 'mail', wanted);
}
