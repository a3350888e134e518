import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { erased } from '../../../../platform/server/erase-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import { exportNotifications } from './export-notifications.ts';
import { guestAlertsRoutes } from './guest-alerts.routes.ts';
import { removeGuestAlerts } from './guest-alerts.ts';
import type { NotificationListServices } from './load-notifications.ts';
import { mailDue } from './mail-due.ts';
import type { FindListingsInMails, MailBodyOf } from './notification-mail.ts';
import { notificationSettingsRoutes } from './notification-settings.routes.ts';
import { notificationRoutes } from './notifications.routes.ts';
import type { NotifyServices } from './notify.ts';
import type { PushKeys } from './push-keys.ts';

type Services = Pick<PlatformServices, 'config' | 'log' | 'mailer'> &
  NotifyServices &
  NotificationListServices & {
    pushKeys: () => Promise<PushKeys>;
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
