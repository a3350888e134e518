import { createHmac } from 'node:crypto';
import type { Marketplace } from './marketplace.ts';

const SECRET = 'the bench signs its cookies with this';

/** The session cookie of a person, as the auth library signs it. */
export function cookieOf(person: number): string {
  const token = `bench-token-${person}`;
  const signature = createHmac('sha256', SECRET).update(token).digest('base64');
  return `offhand.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** Settings of a product that accepts these sessions, at `origin` and behind one proxy. */
export const sessionSettings = (
  marketplace: Marketplace,
  folder: string,
  origin: string,
): Record<string, string> => ({
  DATABASE_URL: marketplace.url,
  DATA_DIR: folder,
  AUTH_SECRET: SECRET,
  TRUSTED_PROXIES: '1',
  PUBLIC_URL: origin,
  NUDITY_CHECK: '0',
});
