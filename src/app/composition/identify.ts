import type { Context } from 'hono';
import {
  findTokenAccount,
  findValidSessions,
  type ReadSession,
} from '../../features/people/accounts/server/accounts.ts';
import { findGuest, findValidGuests, guestKeyOf } from '../../features/people/guests/server/guests.ts';
import { findSeen } from '../../features/running/operators/server/operators.ts';
import type { Config } from '../../platform/server/config.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { bearerToken } from '../../platform/server/http/bearer-token.ts';
import type { Identity, RequestEnv } from '../../platform/server/http/request.ts';
import { tokenErrors } from '../../platform/server/http/token-errors.ts';
import type { Credential } from '../../platform/server/realtime/live.ts';
import { DomainError } from '../../shared/errors.ts';

const VISITOR: Identity = { actor: { kind: 'visitor' }, guest: null, account: null };

interface IdentifyServices {
  db: Database;
  readSession: ReadSession;
  config: Pick<Config, 'publicUrl' | 'authSecret' | 'operatorEmail'>;
}

/**
 * Identifies the actor from the token or the cookies of a request, once per request; visitors without either cost
 * nothing. A token counts only for the API, where `requireScope` checks what it may do.
 * @throws DomainError TOKEN_REFUSED
 */
export async function identify(
  { config, db, readSession }: IdentifyServices,
  c: Context<RequestEnv>,
): Promise<Identity> {
  const token = bearerToken(c);
  if (token !== null && c.req.path.startsWith('/api/')) return identifyByToken(db, c, token);
  const cookie = c.req.header('cookie');
  if (!cookie?.includes('offhand.')) return VISITOR;
  const [{ session, setCookies }, guestKey] = await Promise.all([readSession(cookie), guestKeyOf(c, config)]);
  for (const value of setCookies) c.header('Set-Cookie', value, { append: true });
  const guestRow = guestKey === null ? null : await findGuest(db, guestKey);
  const guest = guestRow && { key: guestRow.key, guestId: guestRow.guestId };
  if (session === null) {
    return guestRow ? { actor: { kind: 'guest', ...guestRow }, guest, account: null } : VISITOR;
  }
  const ownAccount = session.account;
  const seen = ownAccount.role === 'operator' ? await findSeen({ db, config }, session.id) : null;
  const account = seen ?? ownAccount;
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
      ...(seen && { seenBy: ownAccount.id }),
    },
    guest: seen === null ? guest : null,
    account,
  };
}

/** Identifies the account of a personal token. Even an operator's has only the rights of a member. */
async function identifyByToken(db: Database, c: Context<RequestEnv>, token: string): Promise<Identity> {
  const tokenAccount = await findTokenAccount(db, token);
  if (tokenAccount === null) {
    c.header('WWW-Authenticate', 'Bearer error="invalid_token"');
    throw new DomainError(tokenErrors.TOKEN_REFUSED);
  }
  const { scopes, account } = tokenAccount;
  const { id, email, emailConfirmed, role, status } = account;
  return {
    actor: { kind: 'member', id, email, emailConfirmed, role, status, sessionId: null },
    scopes,
    guest: null,
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
