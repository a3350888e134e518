import { parse } from 'hono/utils/cookie';
import type { RawBuilder } from 'kysely';
import { type Database, unavailable } from '../../../../platform/server/db/database.ts';
import { urlOfPath } from '../../../../platform/server/storage/file-storage.ts';
import { displayName } from '../../../../shared/person-name.ts';
import type { AccountStatus, SiteRole } from '../../../../shared/site-role.ts';
import { accountStatus } from '../../guests/server/guests.ts';
import { type Auth, RENEW_SESSION_BELOW_MS } from './auth.ts';

/** An account that makes a request. */
export interface RequestAccount {
  id: string;
  email: string;
  emailConfirmed: boolean;
  name: string;
  avatarUrl: string | null;
  role: SiteRole;
  status: AccountStatus;
}

/** A valid session and its account. */
interface Session {
  id: string;
  account: RequestAccount;
}

export type ReadSession = (cookie: string) => Promise<SessionRead>;

interface SessionRead {
  session: Session | null;
  /** Values for Set-Cookie headers. */
  setCookies: string[];
}

/** How many cookies with a verified signature are remembered. The oldest are dropped, which bounds memory. */
const MAX_CHECKED = 10_000;

/**
 * Creates a function that returns the account of a request's cookies. It queries the database once per
 * request, so that an ended session or a changed name takes effect immediately. The auth library verifies
 * each cookie's signature once, renews sessions and clears invalid cookies. Running all its checks every time
 * would cost five times as much.
 * @param role SQL expression of a `users` row's role.
 */
export function createReadSession(auth: Auth, db: Database, role: RawBuilder<SiteRole>): ReadSession {
  /** Session ids by signed cookie. */
  const checked = new Map<string, string>();

  async function askLibrary(cookie: string, signed: string): Promise<SessionRead> {
    const { response, headers } = await auth.api
      .getSession({ headers: new Headers({ cookie }), returnHeaders: true })
      .catch((cause: unknown) => {
        // The library throws only for a failed query, and hides the cause.
        throw unavailable(cause);
      });
    const setCookies = headers.getSetCookie();
    checked.delete(signed);
    if (!response) return { session: null, setCookies };
    const { id } = response.session;
    checked.set(signed, id);
    if (checked.size > MAX_CHECKED) checked.delete(checked.keys().next().value ?? signed);
    // The library does not know roles, so a second query reads the role once per session.
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

export const ACCOUNT_COLUMNS = [
  'users.id',
  'users.email',
  'users.email_verified',
  'users.name',
  'users.username',
  'users.image',
] as const;

const findSession = (db: Database, id: string, role: RawBuilder<SiteRole>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id as session_id',
      'sessions.expires_at',
      ...ACCOUNT_COLUMNS,
      accountStatus('users').as('status'),
      role.as('role'),
    ])
    .where('sessions.id', '=', id)
    .executeTakeFirst();

const present = (row: NonNullable<Awaited<ReturnType<typeof findSession>>>): Session => ({
  id: row.session_id,
  account: presentAccount(row),
});

interface AccountRow {
  id: string;
  email: string;
  email_verified: boolean;
  name: string;
  username: string;
  image: string | null;
  role: SiteRole;
  status: AccountStatus;
}

export const presentAccount = (row: AccountRow): RequestAccount => ({
  id: row.id,
  email: row.email,
  emailConfirmed: row.email_verified,
  name: displayName(row.name || null, row.username),
  avatarUrl: urlOfPath(row.image),
  role: row.role,
  status: row.status,
});
