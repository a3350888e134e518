import { parse } from 'hono/utils/cookie';
import type { RawBuilder } from 'kysely';
import { unavailable } from '../../../platform/server/db/database-unavailable.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { displayName } from '../../../shared/person-name.ts';
import type { AccountStatus, SiteRole } from '../../../shared/site-role.ts';
import { type Auth, RENEW_SESSION_BELOW_MS } from './auth.ts';

/** A valid session and its account. */
interface Session {
  id: string;
  account: {
    id: string;
    email: string;
    emailConfirmed: boolean;
    name: string;
    avatarUrl: string | null;
    role: SiteRole;
    status: AccountStatus;
  };
}

export type ReadSession = (cookie: string) => Promise<SessionRead>;

interface SessionRead {
  session: Session | null;
  /** Values of Set-Cookie for the browser. */
  setCookies: string[];
}

/** Cookies whose signature was checked; beyond this number the oldest is forgotten, so that memory stays bounded. */
const MAX_CHECKED = 10_000;

/**
 * Finds the account that a request's cookies sign in, with one query for each request, so that an ended session or a
 * changed name takes effect at once. The auth library checks a cookie's signature the first time, renews sessions and
 * clears invalid cookies; doing all its checks each time would cost five times as much.
 * @param role Of a row of `users`.
 */
export function createReadSession(auth: Auth, db: Database, role: RawBuilder<SiteRole>): ReadSession {
  /** Session ids by signed cookie. */
  const checked = new Map<string, string>();

  async function askLibrary(cookie: string, signed: string): Promise<SessionRead> {
    const { response, headers } = await auth.api
      .getSession({ headers: new Headers({ cookie }), returnHeaders: true })
      .catch((cause: unknown) => {
        // It throws for nothing but a failed query, and keeps to itself why.
        throw unavailable(cause);
      });
    const setCookies = headers.getSetCookie();
    checked.delete(signed);
    if (!response) return { session: null, setCookies };
    const { id } = response.session;
    checked.set(signed, id);
    if (checked.size > MAX_CHECKED) checked.delete(checked.keys().next().value ?? signed);
    // The library knows no roles; it is asked once for a session.
    const row = await findSession(db, id, role);
    return { session: row === undefined ? null : present(row), setCookies };
  }

  return async (cookie) => {
    const { name } = (await auth.$context).authCookies.sessionToken;
    const signed = parse(cookie, name)[name];
    if (signed === undefined) return { session: null, setCookies: [] };
    const id = checked.get(signed);
    const row = id === undefined ? undefined : await findSession(db, id, role);
    if (row === undefined || row.expires_at.getTime() < Date.now() + RENEW_SESSION_BELOW_MS) {
      return askLibrary(cookie, signed);
    }
    return { session: present(row), setCookies: [] };
  };
}

const findSession = (db: Database, id: string, role: RawBuilder<SiteRole>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as session_id',
      'sessions.expires_at',
      'users.id',
      'users.email',
      'users.email_verified',
      'users.name',
      'users.username',
      'users.image',
      'users.suspended_at',
      role.as('role'),
    ])
    .where('sessions.id', '=', id)
    .executeTakeFirst();

function present(row: NonNullable<Awaited<ReturnType<typeof findSession>>>): Session {
  return {
    id: row.session_id,
    account: {
      id: row.id,
      email: row.email,
      emailConfirmed: row.email_verified,
      name: displayName(row.name || null, row.username),
      avatarUrl: row.image,
      role: row.role,
      status: row.suspended_at === null ? 'active' : 'suspended',
    },
  };
}
