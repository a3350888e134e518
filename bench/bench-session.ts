import { createHmac } from 'node:crypto';

export const SECRET = 'the bench signs its cookies with this';

/** The session cookie of a person, as the auth library signs it. */
export function cookieOf(person: number): string {
  const token = `bench-token-${person}`;
  const signature = createHmac('sha256', SECRET).update(token).digest('base64');
  return `offhand.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
