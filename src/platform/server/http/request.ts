import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { AccountStatus, SiteRole } from '../../../shared/site-role.ts';
import type { SettingValues } from '../../../shared/site-settings.ts';
import type { TokenScope } from '../../../shared/token-scopes.ts';
import type { Log } from '../log.ts';
import type { LiveClient } from '../realtime/live-connections.ts';
import type { Actor } from './actor.ts';

/** What every request handler finds in Hono's context. */
export interface RequestEnv {
  Bindings: Partial<HttpBindings> & {
    /** Set if a page calls in-process: the request for the page. */
    page?: {
      requestId: string;
      address: string;
      identity?: Promise<Identity>;
      /** Set if an operator looks at drafts. */
      settings?: SettingValues | undefined;
    };
    /** Set if the request can become a live connection: reserves one for the client. */
    acceptLive?: (client: LiveClient) => void;
  };
  Variables: {
    requestId: string;
    log: Log;
    /** The client's network address, as seen through the trusted proxies; see `clientAddress`. */
    address: string;
    /** Identifies the actor; resolved once per request, when needed. */
    identify: () => Promise<Identity>;
  };
}

/**
 * The account and guest of a request's cookies, or the account of its personal token. If account and guest are both
 * present, the account acts, and may claim what the guest owns.
 */
export interface Identity {
  actor: Actor;
  /** What the request's personal token may do; missing without one. */
  scopes?: readonly TokenScope[];
  guest: { key: string; guestId: string } | null;
  /** Public data of the signed-in account. */
  account: {
    id: string;
    email: string;
    name: string;
    avatarUrl: string | null;
    emailConfirmed: boolean;
    role: SiteRole;
    status: AccountStatus;
    /** Set while an operator sees the site as this account, in ISO 8601. */
    seenUntil?: string;
  } | null;
}

/** Returns the actor of a request. */
export const actorOf = async (c: Context<RequestEnv>): Promise<Actor> => (await c.var.identify()).actor;
