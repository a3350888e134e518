import { sql } from 'kysely';
import { DEVICE_DAYS } from './recognize-device.ts';
import { ADDRESS_DAYS } from './same-person.ts';
import type { Database } from '../../../../platform/server/db/database.ts';

/**
 * Deletes expired sessions, emailed links, recognized devices and network addresses. They no longer work, but
 * would reveal where a person has been.
 */
export async function removeExpired(db: Database): Promise<void> {
  await sql`delete from sessions where expires_at < now()`.execute(db);
  await sql`delete from verifications where expires_at < now()`.execute(db);
  await sql`
    delete from known_devices
    where last_seen_at < now() - make_interval(days => ${DEVICE_DAYS})`.execute(db);
  await sql`
    delete from known_addresses
    where last_seen_at < now() - make_interval(days => ${ADDRESS_DAYS})`.execute(db);
  await sql`delete from email_changes where expires_at < now()`.execute(db);
}
