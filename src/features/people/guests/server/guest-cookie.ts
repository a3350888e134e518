import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Config } from '../../../../platform/server/config.ts';
import { cookieName } from '../../../../platform/server/http/own-cookie.ts';
import type { RequestEnv } from '../../../../platform/server/http/request.ts';

const COOKIE = 'guest';
const COOKIE_DAYS = 180;

type Settings = Pick<Config, 'publicUrl' | 'authSecret'>;

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/** Returns the key of the guest whose signed cookie was sent. */
export async function guestKeyOf(c: Context<RequestEnv>, config: Settings): Promise<string | null> {
  const name = cookieName(COOKIE, config.publicUrl);
  // Verifying a signature costs time, so it is skipped without the cookie.
  if (!c.req.header('cookie')?.includes(`${name}=`)) return null;
  return (await getSignedCookie(c, config.authSecret, name)) || null;
}

/** Sets the cookie that identifies the guest in this browser. */
export const rememberGuest = (c: Context<RequestEnv>, config: Settings, key: string): Promise<void> =>
  setSignedCookie(c, cookieName(COOKIE, config.publicUrl), key, config.authSecret, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(config),
    path: '/',
    maxAge: COOKIE_DAYS * 24 * 3600,
  });

/** Removes the guest's cookie from this browser. */
export const forgetGuestCookie = (c: Context<RequestEnv>, config: Pick<Config, 'publicUrl'>): void =>
  void deleteCookie(c, cookieName(COOKIE, config.publicUrl), { path: '/', secure: isSecure(config) });
