import type { Context } from 'hono';
import { findValidSessions, type ReadSession } from '../../features/people/accounts/server/accounts.ts';
import { findGuest, findValidGuests, guestKeyOf } from '../../features/people/guests/server/guests.ts';
import { findSeen } from '../../features/running/operators/server/operators.ts';
import type { Config } from '../../platform/server/config.ts';
import type { Database } from '../../platform/server/db/database.ts';
import type { Identity, RequestEnv } from '../../platform/server/http/request.ts';
import type { Credential } from '../../platform/server/realtime/live.ts';

const VISITOR: Identity = { actor: { kind: 'visitor' }, guest: null, account: null };

interface IdentifyServices {
  db: Database;
  readSession: ReadSession;
  config: Pick<Config, 'publicUrl' | 'authSecret' | 'operatorEmail'>;
}

/**
 * Identifies the actor from the cookies of a request, once per request; visitors without cookies cost
 * nothing.
 */
export async function identify(
  { config, db, readSession }: IdentifyServices,
  c: Context<RequestEnv>,
): Promise<Identity> {
  const cookie = c.req.header('cookie');
  if (!cookie?.includes('offhand.')) return VISITOR;
  const [{ session, setCookies }, guestKey] = await Promise.all([readSession(cookie), guestKeyOf(c, config)]);
  for (const value of setCookies) c.header('Set-Cookie', value, { append: true });
  const found = guestKey === null ? null : await findGuest(db, guestKey);
  const guest = found && { key: found.key, guestId: found.guestId };
  if (session === null) {
    return found ? { actor: { kind: 'guest', ...found }, guest, account: null } : VISITOR;
  }
  const own = session.account;
  const seen = own.role === 'operator' ? await findSeen({ db, config }, session.id) : null;
  const account = seen ?? own;
  const { id, email, emailConfirmed, role, status } = account;
  return {
    actor: {
      kind: 'member',
      id,
      email,
      emailConfirmed,
      role,
      status,
      sessionId: session.id,
      ...(seen && { seenBy: own.id }),
    },
    guest: seen === null ? guest : null,
    account,
  };
}

/** Returns those sessions and guests of live connections that are still valid. */
export async function findValidCredentials(
  db: Database,
  credentials: readonly Credential[],
): Promise<Credential[]> {
  const sessions = credentials.flatMap((credential) => ('session' in credential ? [credential.session] : []));
  const guests = credentials.flatMap((credential) => ('guest' in credential ? [credential.guest] : []));
  const [validSessions, validGuests] = await Promise.all([
    sessions.length > 0 ? findValidSessions(db, sessions) : [],
    guests.length > 0 ? findValidGuests(db, guests) : [],
  ]);
  return [...validSessions.map((session) => ({ session })), ...validGuests.map((guest) => ({ guest }))];
}
