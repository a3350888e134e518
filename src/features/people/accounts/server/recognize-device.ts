import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { hashToken } from '../../../../platform/server/hash-token.ts';
import { cookieName } from '../../../../platform/server/http/own-cookie.ts';
import { DAY_SECONDS } from '../../../../shared/time.ts';

const COOKIE = 'device';
/** The longest lifetime that browsers allow for a cookie. */
export const DEVICE_DAYS = 400;
/** Limits how many emails someone with the password can send to the account's owner. */
const NEW_PER_HOUR = 5;
const TOKEN = /^[\w-]{43}$/;

/** Reads the token from a browser's cookies; null if there is none. */
function sentToken(cookies: string, name: string): string | null {
  const sent = parse(cookies, name)[name];
  return sent !== undefined && TOKEN.test(sent) ? sent : null;
}

/**
 * Returns the accounts that have ever logged in with a browser.
 * @param cookies Its Cookie header.
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
    .where('token_hash', '=', hashToken(token).toString('base64url'))
    .execute();
  return known.map(({ user_id }) => user_id);
}

interface RecognizedDevice {
  /** Value for a Set-Cookie header. */
  setCookie: string;
  /** Whether to tell the account's owner that this is its first login with this browser. */
  notify: boolean;
}

/**
 * Recognizes a browser by a cookie, which outlives sessions and serves all accounts of the browser. Only its
 * hash is stored.
 */
export async function recognizeDevice(
  db: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  userId: string,
  headers: Headers,
): Promise<RecognizedDevice> {
  const name = cookieName(COOKIE, publicUrl);
  const token = sentToken(headers.get('cookie') ?? '', name) ?? randomBytes(32).toString('base64url');
  const { rows } = await sql<{ notify: boolean }>`
    insert into known_devices (user_id, token_hash) values (${userId}, ${hashToken(token).toString('base64url')})
    on conflict (user_id, token_hash) do update set last_seen_at = now()
    returning xmax = 0 and (
      select count(*) from known_devices
      where user_id = ${userId} and first_seen_at > now() - interval '1 hour') < ${NEW_PER_HOUR}::int as notify`.execute(
    db,
  );
  const setCookie = serialize(name, token, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
    path: '/',
    maxAge: DEVICE_DAYS * DAY_SECONDS,
  });
  return { setCookie, notify: rows[0]?.notify ?? false };
}

const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns 'Chrome on Android' from a User-Agent header. Omits unknown parts. */
export function describeDevice(userAgent: string | null): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
