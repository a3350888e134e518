import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Config } from '../../../platform/server/config.ts';
import type { RequestEnv } from '../../../platform/server/http/request.ts';

const COOKIE = 'offhand.guest';
const COOKIE_DAYS = 180;

type Settings = Pick<Config, 'publicUrl' | 'authSecret'>;

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/** The key of the guest whose signed cookie was sent. */
export async function guestKeyOf(c: Context<RequestEnv>, secret: string): Promise<string | null> {
  // Checking a signature costs time, so skip it without a cookie.
  if (!c.req.header('cookie')?.includes(`${COOKIE}=`)) return null;
  return (await getSignedCookie(c, secret, COOKIE)) || null;
}

/** Makes this browser the guest's. */
export const rememberGuest = (c: Context<RequestEnv>, config: Settings, key: string): Promise<void> =>
  setSignedCookie(c, COOKIE, key, config.authSecret, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(config),
    path: '/',
    maxAge: COOKIE_DAYS * 24 * 3600,
  });

/** Ends the guest in this browser. */
export const forgetGuestCookie = (c: Context<RequestEnv>, config: Pick<Config, 'publicUrl'>): void =>
  void deleteCookie(c, COOKIE, { path: '/', secure: isSecure(config) });
