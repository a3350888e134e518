import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { type Member, requireSession } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { notificationErrors } from '../contract/errors.ts';
import type { PushSubscription } from '../contract/notification.ts';
import { isPushAddress } from './push-address.ts';

/** Devices per person. A new one replaces the oldest. */
const MAX_DEVICES = 10;

/**
 * Pushes notifications to the viewer's device until this session ends. A device belongs to the last person who signed
 * in on it.
 * @throws DomainError BAD_PUSH_ADDRESS if the address isn't a push service's.
 */
export async function subscribePush(
  db: Database,
  member: Member,
  { endpoint, keys, replaces }: PushSubscription,
): Promise<void> {
  if (!isPushAddress(endpoint)) throw new DomainError(notificationErrors.BAD_PUSH_ADDRESS);
  const row = {
    profile_id: member.id,
    session_id: requireSession(member),
    p256dh: keys.p256dh,
    auth: keys.auth,
  };
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
  if (replaces !== undefined && replaces !== endpoint) await unsubscribePush(db, member, replaces);
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where profile_id = ${member.id}
      order by created_at desc, id desc offset ${sql.lit(MAX_DEVICES)})`.execute(db);
}

export async function unsubscribePush(db: Database, member: Member, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('profile_id', '=', member.id)
    .execute();
}

/** Whether the device of a session gets push notifications. */
export async function isPushedTo(db: Database, sessionId: string): Promise<boolean> {
  const subscription = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return subscription !== undefined;
}

/** Finds the devices on which these people are still signed in. */
export function findDevices(db: Database, profileIds: readonly string[]) {
  return db
    .selectFrom('push_subscriptions as device')
    .innerJoin('sessions', 'sessions.id', 'device.session_id')
    .select(['device.id', 'device.profile_id', 'device.endpoint', 'device.p256dh', 'device.auth'])
    .where('device.profile_id', '=', anyOf(profileIds))
    .where('sessions.expires_at', '>', new Date())
    .execute();
}

export async function forgetDevices(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from push_subscriptions where id = any(${ids}::uuid[])`.execute(db);
}
