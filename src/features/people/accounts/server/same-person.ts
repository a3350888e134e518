import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { anyOf } from '../../../../platform/server/db/sql-fragments.ts';
import { findDeviceAccounts } from './recognize-device.ts';

type Secret = Pick<Config, 'authSecret'>;
type DeviceConfig = Pick<Config, 'authSecret' | 'publicUrl'>;

/** Days for which a hashed network address is stored after its last use. */
export const ADDRESS_DAYS = 30;
/** Accounts of at least this age may share a device or network, as roommates do. */
const ESTABLISHED_DAYS = 30;
const CODE_BYTES = 16;

/** Returns a keyed hash of a network address. */
const addressCode = (address: string, { authSecret }: Secret): Buffer =>
  createHmac('sha256', authSecret).update(`address\n${address}`).digest().subarray(0, CODE_BYTES);

/** Stores that an account was used from a network address. */
export async function rememberAddress(
  db: Database,
  config: Secret,
  { userId, address }: { userId: string; address: string },
): Promise<void> {
  if (address === '') return;
  await sql`
    insert into known_addresses (user_id, address_code) values (${userId}, ${addressCode(address, config)})
    on conflict (user_id, address_code) do update set last_seen_at = now()`.execute(db);
}

/**
 * Returns whether two accounts count as one person: they share a browser or network address, and one of them
 * is less than 30 days old.
 */
export async function isSamePerson(
  db: Database,
  config: Secret,
  one: string,
  other: string,
): Promise<boolean> {
  if (await areEstablished(db, [one, other])) return false;
  if (await sharesDevice(db, one, other)) return true;
  const [mine, theirs] = await Promise.all([addressesOf(db, config, one), addressesOf(db, config, other)]);
  return [...mine].some((code) => theirs.has(code));
}

/** A browser without a signed-in member. */
export interface Visit {
  /** The network address. */
  address: string;
  /** The Cookie header. */
  cookies: string;
}

/**
 * Returns whether a visitor counts as the owner of an account: the browser was used by the owner or by
 * another account of theirs, or the network address was. The address is ignored if the browser's accounts and
 * the owner's account are all older than 30 days.
 */
export async function isVisitOf(
  db: Database,
  config: DeviceConfig,
  userId: string,
  visit: Visit,
): Promise<boolean> {
  const accounts = await findDeviceAccounts(db, config, visit.cookies);
  if (accounts.includes(userId)) return true;
  for (const account of accounts) if (await isSamePerson(db, config, userId, account)) return true;
  if (accounts.length > 0 && (await areEstablished(db, [userId, ...accounts]))) return false;
  return usedAddress(db, config, { userId, address: visit.address });
}

/** Returns whether all of these accounts are at least 30 days old. */
async function areEstablished(db: Database, ids: readonly string[]): Promise<boolean> {
  const newest = await db
    .selectFrom('users')
    .select(
      sql<boolean>`bool_and(created_at <= now() - make_interval(days => ${ESTABLISHED_DAYS}))`.as('all'),
    )
    .where('id', '=', anyOf(ids))
    .executeTakeFirst();
  return newest?.all ?? false;
}

async function usedAddress(
  db: Database,
  config: Secret,
  { userId, address }: { userId: string; address: string },
): Promise<boolean> {
  if (address === '') return false;
  return (await addressesOf(db, config, userId)).has(addressCode(address, config).toString('hex'));
}

/** Returns the hashed addresses of an account, including those of sessions older than this feature. */
async function addressesOf(db: Database, config: Secret, userId: string): Promise<Set<string>> {
  const known = await db
    .selectFrom('known_addresses')
    .select('address_code')
    .where('user_id', '=', userId)
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select('ip_address')
    .where('user_id', '=', userId)
    .execute();
  return new Set([
    ...known.map(({ address_code }) => address_code.toString('hex')),
    ...sessions.flatMap(({ ip_address }) =>
      ip_address ? addressCode(ip_address, config).toString('hex') : [],
    ),
  ]);
}

/** Returns whether two accounts have ever logged in with the same browser. */
async function sharesDevice(db: Database, one: string, other: string): Promise<boolean> {
  const shared = await db
    .selectFrom('known_devices as mine')
    .innerJoin('known_devices as theirs', 'theirs.token_hash', 'mine.token_hash')
    .select('mine.token_hash')
    .where('mine.user_id', '=', one)
    .where('theirs.user_id', '=', other)
    .executeTakeFirst();
  return shared !== undefined;
}
