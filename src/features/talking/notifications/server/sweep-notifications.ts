import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';

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
