import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import type { SignedInDevice } from '../contract/account.ts';
import { describeDevice } from './recognize-device.ts';

type DeviceServices = Pick<PlatformServices, 'db' | 'live'>;

/** Lists the devices that an account is logged in on: its sessions. */
export async function listDevices(db: Database, member: Member): Promise<SignedInDevice[]> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', member.id)
    .where('expires_at', '>', new Date())
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return sessions
    .map((session) => ({
      id: session.id,
      device: describeDevice(session.user_agent),
      signedInAt: session.created_at.toISOString(),
      lastSeenAt: session.updated_at.toISOString(),
      current: session.id === member.sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

export async function signOutDevice({ db, live }: DeviceServices, member: Member, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new DomainError(commonErrors.NOT_FOUND);
  live.end({ session: id });
}

/** Ends all sessions of the member except the current one. */
export async function signOutElsewhere({ db, live }: DeviceServices, member: Member): Promise<void> {
  for (const session of await endSessions(db, member.id, member.sessionId)) live.end({ session });
}

/**
 * Ends the sessions of an account, except one. Returns their ids, whose live connections the caller ends after the
 * commit.
 */
export async function endSessions(db: Database, userId: string, exceptId: string | null): Promise<string[]> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(sql<boolean>`(${exceptId}::uuid is null or id <> ${exceptId}::uuid)`)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
}

/** Returns the ids of those sessions that are still valid. */
export async function findValidSessions(db: Database, ids: readonly string[]): Promise<string[]> {
  const living = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('expires_at', '>', new Date())
    .execute();
  return living.map(({ id }) => id);
}
