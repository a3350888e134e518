import { parse } from 'hono/utils/cookie';
import { unavailable } from '../../../platform/server/db/database-unavailable.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { displayName } from '../../../shared/person-name.ts';
import { type Auth, RENEW_SESSION_BELOW_MS } from './auth.ts';

/** A valid session and its account. */
interface Session {
  id: string;
  account: { id: string; email: string; emailConfirmed: boolean; name: string; avatarUrl: string | null };
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
 */
export function createReadSession(auth: Auth, db: Database): ReadSession {
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
    const { session, user } = response;
    checked.set(signed, session.id);
    if (checked.size > MAX_CHECKED) checked.delete(checked.keys().next().value ?? signed);
    const { id, email, emailVerified, name, username, image } = user;
    const account = present({
      id,
      email,
      email_verified: emailVerified,
      name,
      username,
      image: image ?? null,
    });
    return { session: { id: session.id, account }, setCookies };
  }

  return async (cookie) => {
    const { name } = (await auth.$context).authCookies.sessionToken;
    const signed = parse(cookie, name)[name];
    if (signed === undefined) return { session: null, setCookies: [] };
    const id = checked.get(signed);
    const row = id === undefined ? undefined : await findSession(db, id);
    if (row === undefined || row.expires_at.getTime() < Date.now() + RENEW_SESSION_BELOW_MS) {
      return askLibrary(cookie, signed);
    }
    return { session: { id: row.session_id, account: present(row) }, setCookies: [] };
  };
}

const findSession = (db: Database, id: string) =>
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
    ])
    .where('sessions.id', '=', id)
    .executeTakeFirst();

type UserColumns = Pick<
  NonNullable<Awaited<ReturnType<typeof findSession>>>,
  'id' | 'email' | 'email_verified' | 'name' | 'username' | 'image'
>;

function present({ id, email, email_verified, name, username, image }: UserColumns): Session['account'] {
  return {
    id,
    email,
    emailConfirmed: email_verified,
    name: displayName(name || null, username),
    avatarUrl: image,
  };
}
