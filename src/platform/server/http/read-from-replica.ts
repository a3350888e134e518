import type { OpenAPIHono } from '@hono/zod-openapi';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { ReadReplica } from '../db/read-replica.ts';
import { readFromPrimary, readFromReplica } from '../db/replica-reads.ts';
import { bearerToken } from './bearer-token.ts';
import { cookieName } from './own-cookie.ts';
import type { RequestEnv } from './request.ts';

type Definitions = OpenAPIHono<RequestEnv>['openAPIRegistry']['definitions'];

/** By then, the replica has the write or isn't used (`MAX_LAG_MS`). */
const REMEMBERED_SECONDS = 60;
/** Beyond every position: all reads go to the primary. */
const UNKNOWN = 'f'.repeat(16);
const POSITION = /^[0-9a-f]{1,16}$/;

/** Reads that may come from a replica, and what keeps a person's own writes visible to them. */
export function replicaRequests(replica: ReadReplica, publicUrl: string) {
  const name = cookieName('wrote', publicUrl);

  /** Lets the replica answer a request, unless its browser wrote what the replica doesn't have yet. */
  const read = createMiddleware<RequestEnv>((c, next) => {
    const wrote = getCookie(c, name);
    const wanted = wrote !== undefined && POSITION.test(wrote) ? BigInt(`0x${wrote}`) : null;
    // Programs have no cookies.
    const isAllowed = bearerToken(c) === null && replica.has(wanted);
    return isAllowed ? readFromReplica(next) : readFromPrimary(next);
  });

  /** Remembers the position of the primary after a write in a cookie, for whichever process answers next. */
  const rememberWrite = createMiddleware<RequestEnv>(async (c, next) => {
    await next();
    if (isRead(c.req.method) || bearerToken(c) !== null) return;
    const position = await replica.position().then(
      (lsn) => lsn.toString(16),
      () => UNKNOWN,
    );
    setCookie(c, name, position, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: publicUrl.startsWith('https:'),
      maxAge: REMEMBERED_SECONDS,
    });
  });

  /**
   * Lets the replica answer endpoints that everyone can read: lists, search and what pages show. What is only for
   * members and guests, such as chats, comes from the primary.
   * @param definitions Returns the declared endpoints with their whole paths, once all are registered.
   */
  function readPublic(definitions: () => Definitions) {
    let endpoints: Set<string> | undefined;
    return createMiddleware<RequestEnv>((c, next) => {
      if (!isRead(c.req.method)) return next();
      endpoints ??= publicEndpoints(definitions());
      const isPublic = matchedRoutes(c).some(({ path }) => endpoints?.has(path));
      return isPublic ? read(c, next) : readFromPrimary(next);
    });
  }

  return { read, readPublic, rememberWrite };
}

export type ReplicaRequests = ReturnType<typeof replicaRequests>;

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** Returns the paths that anyone can read, as the router spells them. */
function publicEndpoints(definitions: Definitions): Set<string> {
  const paths = new Set<string>();
  for (const definition of definitions) {
    if (definition.type !== 'route') continue;
    const { method, path, security = [] } = definition.route;
    const isOpen = security.length === 0 || security.some((way) => Object.keys(way).length === 0);
    if (method === 'get' && isOpen) paths.add(path.replaceAll(/\/{(.+?)}/g, '/:$1'));
  }
  return paths;
}
