import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { erased } from '../../../../platform/server/erase-person.ts';
import { belongsTo, type ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import { schedule } from '../../../../platform/server/job.ts';
import { guestAlertsRoutes } from './guest-alerts.routes.ts';
import { removeGuestAlerts } from './guest-alerts.ts';
import type { NotificationListServices } from './load-notifications.ts';
import { mailDue } from './mail-due.ts';
import type { FindListingsInMails, MailBodyOf } from './notification-mail.ts';
import { notificationSettingsRoutes } from './notification-settings.routes.ts';
import { notificationRoutes } from './notifications.routes.ts';
import type { NotifyServices } from './notify.ts';
import type { PushKeys } from './push-keys.ts';
import type { SettingsServices } from './settings.ts';

/** Selects rows that only members have. */
const ofMember = (select: (id: string) => RawBuilder<object>) => (person: OwnerKey) =>
  person.kind === 'member' ? select(person.id) : null;

/** Exports a person's notifications and settings. */
const exportNotifications: ExportPerson = {
  tables: [
    {
      name: 'notifications',
      shows: ['notifications'],
      rows: (person) => sql`
        select title, mail_subject, message, link, count, read, created_at, mailed_at, pushed_at
        from notifications where ${belongsTo(person, 'profile_id', 'guest_key')} order by created_at, id`,
    },
    {
      name: 'notification-settings',
      shows: ['notification_preferences'],
      rows: ofMember(
        (id) => sql`
          select preference_group as notifications, channel, enabled
          from notification_preferences where profile_id = ${id}::uuid order by preference_group, channel`,
      ),
    },
    {
      name: 'notification-times',
      shows: ['notification_times'],
      rows: ofMember(
        (id) => sql`
          select time_zone, quiet_from as quiet_from_minute, quiet_until as quiet_until_minute,
            digest_hour as daily_mail_at_hour
          from notification_times where profile_id = ${id}::uuid`,
      ),
    },
    {
      name: 'push-devices',
      shows: ['push_subscriptions'],
      rows: ofMember(
        (id) => sql`
          select endpoint as address_of_browser, created_at as turned_on_at
          from push_subscriptions where profile_id = ${id}::uuid order by created_at, id`,
      ),
    },
    {
      name: 'guest-alerts',
      shows: ['guest_alerts'],
      rows: (person) =>
        person.kind === 'member'
          ? null
          : sql`
            select email, token_hash is null as confirmed
            from guest_alerts where guest_key = ${person.key}::uuid`,
    },
  ],
  leavesOut: {
    notification_signals: 'Marks that keep a notification from being sent twice, without any words.',
  },
};

type Services = Pick<PlatformServices, 'config' | 'log' | 'mailer'> &
  NotifyServices &
  NotificationListServices & {
    pushKeys: () => Promise<PushKeys>;
    isGroupOffered: SettingsServices['isGroupOffered'];
    mailBodyOf: MailBodyOf;
    findListingsInMails: FindListingsInMails;
  };

export const notificationsFeature = defineFeature({
  name: 'notifications',
  guestOwnership: {
    // The account has settings of its own.
    columns: [{ table: 'guest_alerts', column: 'guest_key', rows: 'end' }],
    move: removeGuestAlerts,
  },
  exportPerson: exportNotifications,
  erasePerson: {
    columns: [
      ...erased('notifications', 'profile_id'),
      ...erased('notification_signals', 'profile_id'),
      ...erased('notification_preferences', 'profile_id'),
      ...erased('notification_times', 'profile_id'),
      ...erased('push_subscriptions', 'profile_id'),
      ...erased('guest_alerts', 'guest_key'),
    ],
  },
  build: (services: Services) => ({
    routes: [notificationRoutes(services), notificationSettingsRoutes(services), guestAlertsRoutes(services)],
    jobs: [
      schedule('notifications.mail', '* * * * *', () => mailDue(services)),
      schedule('notifications.push', '* * * * *', () => services.pushDue()),
      schedule('notifications.sweep', '23 3 * * *', () => sweepNotifications(services.db)),
    ],
  }),
});

const NOTIFICATION_RETENTION_DAYS = 180;
/** Longer than signals are retried. */
const SIGNAL_RETENTION_DAYS = 30;

/** Deletes old notifications and unconfirmed guest addresses. Runs on a schedule. */
export async function sweepNotifications(db: Database): Promise<void> {
  await sql`delete from notifications where created_at < now() - make_interval(days => ${sql.lit(NOTIFICATION_RETENTION_DAYS)})`.execute(
    db,
  );
  await sql`delete from guest_alerts where token_expires_at < now()`.execute(db);
  await sql`
    delete from notification_signals
    where notified_at < now() - make_interval(days => ${sql.lit(SIGNAL_RETENTION_DAYS)})`.execute(db);
}
