import type { Context } from 'hono';
import type { Auth } from '../features/accounts/server/auth.ts';
import type { Guests } from '../features/guests/server/guests.ts';
import { guestKeyOf } from '../features/guests/server/guests.routes.ts';
import type { Identity, RequestEnv } from '../platform/server/http/request.ts';

const VISITOR: Identity = { actor: { kind: 'visitor' }, guest: null, account: null };
const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** Finds out who asks from the cookies of a request, once a request; visitors without cookies cost nothing. */
export function createIdentify(auth: Auth, guests: Guests, secret: string) {
  return async (c: Context<RequestEnv>): Promise<Identity> => {
    const cookie = c.req.header('cookie');
    if (!cookie?.includes('offhand.')) return VISITOR;
    const [session, guestKey] = await Promise.all([
      auth.api.getSession({
        headers: new Headers({ cookie }),
        // Reads may trust the cookie for a minute; writes and live connections ask the database, so a session ended
        // elsewhere can neither act nor listen.
        query: { disableCookieCache: !SAFE_METHODS.has(c.req.method) || c.env.reserve !== undefined },
        returnHeaders: true,
      }),
      guestKeyOf(c, secret),
    ]);
    for (const renewed of session.headers?.getSetCookie() ?? [])
      c.header('Set-Cookie', renewed, { append: true });
    const guest = guestKey === null ? null : await guests.find(guestKey);
    const user = session.response?.user;
    if (!user) {
      return guest ? { actor: { kind: 'guest', ...guest }, guest, account: null } : VISITOR;
    }
    return {
      actor: {
        kind: 'member',
        id: user.id,
        email: user.email,
        emailConfirmed: user.emailVerified,
        sessionId: session.response?.session.id ?? '',
      },
      guest,
      account: {
        id: user.id,
        email: user.email,
        name: user.name || user.username || 'User',
        avatarUrl: user.image ?? null,
        emailConfirmed: user.emailVerified,
      },
    };
  };
}
