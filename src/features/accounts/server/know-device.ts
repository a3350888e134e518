import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { sql } from 'kysely';
import type { Config } from '../../../platform/server/config.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { cookieName } from '../../../platform/server/http/own-cookie.ts';
import { DAY_SECONDS } from '../../../shared/time.ts';

const COOKIE = 'device';
/** The longest that browsers keep a cookie. */
export const DEVICE_DAYS = 400;
/** Whoever has the password could otherwise flood the mailbox of its owner. */
const NEW_PER_HOUR = 5;
const TOKEN = /^[\w-]{43}$/;

/** The token that a browser sent, and what is stored of it. */
function sentToken(cookies: string, name: string): string | null {
  const sent = parse(cookies, name)[name];
  return sent !== undefined && TOKEN.test(sent) ? sent : null;
}
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Returns the accounts that were ever logged in in a browser.
 * @param cookies The Cookie header it sent.
 */
export async function findDeviceAccounts(
  db: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  cookies: string,
): Promise<string[]> {
  const token = sentToken(cookies, cookieName(COOKIE, publicUrl));
  if (token === null) return [];
  const known = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .execute();
  return known.map(({ user_id }) => user_id);
}

interface KnownDevice {
  /** Value of Set-Cookie. */
  setCookie: string;
  /** Whether to notify the owner of the account that it was never signed in here before. */
  notify: boolean;
}

export type KnowDevice = (userId: string, headers: Headers) => Promise<KnownDevice>;

/**
 * Recognizes browsers by a cookie of their own, which outlives sessions and serves all accounts of a browser. Only its
 * hash is stored.
 */
export function createKnowDevice(db: Database, { publicUrl }: Pick<Config, 'publicUrl'>): KnowDevice {
  const secure = publicUrl.startsWith('https:');
  const name = cookieName(COOKIE, publicUrl);
  return async (userId, headers) => {
    const token = sentToken(headers.get('cookie') ?? '', name) ?? randomBytes(32).toString('base64url');
    const { rows } = await sql<{ notify: boolean }>`
      insert into known_devices (user_id, token_hash) values (${userId}, ${hashOf(token)})
      on conflict (user_id, token_hash) do update set last_seen_at = now()
      returning xmax = 0 and (
        select count(*) from known_devices
        where user_id = ${userId} and first_seen_at > now() - interval '1 hour') < ${NEW_PER_HOUR}::int as notify`.execute(
      db,
    );
    const setCookie = serialize(name, token, {
      httpOnly: true,
      sameSite: 'Lax',
      secure,
      path: '/',
      maxAge: DEVICE_DAYS * DAY_SECONDS,
    });
    return { setCookie, notify: rows[0]?.notify ?? false };
  };
}
