import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Log } from '../log.ts';
import type { LiveClient } from '../realtime/live-connections.ts';
import type { Actor } from './actor.ts';

/** What every request handler finds on Hono's context. */
export interface RequestEnv {
  Bindings: Partial<HttpBindings> & {
    /** Set when a page asks in-process: the request the page was asked with. */
    page?: { requestId: string; address: string; identity?: Promise<Identity> };
    /** Set when the request asks to become a live connection: reserves one for the client. */
    acceptLive?: (client: LiveClient) => void;
  };
  Variables: {
    requestId: string;
    log: Log;
    /** Network address of the client, seen through the trusted proxies. */
    address: string;
    /** Who asks; found out once a request, when something needs to know. */
    identify: () => Promise<Identity>;
  };
}

/** What the cookies of a request say. Both can be present: then the account acts, and may claim what the guest owns. */
export interface Identity {
  actor: Actor;
  guest: { key: string; guestId: string } | null;
  /** Public face of the signed-in account. */
  account: {
    id: string;
    email: string;
    name: string;
    avatarUrl: string | null;
    emailConfirmed: boolean;
  } | null;
}

/** Who asks. */
export const actorOf = async (c: Context<RequestEnv>): Promise<Actor> => (await c.var.identify()).actor;

/**
 * The client's address. Each trusted proxy appends the address it saw to X-Forwarded-For, so the client stands at the
 * n-th place from the right; anything further left is whatever the client claims.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const socket = socketAddress?.replace(/^::ffff:/, '') ?? 'unknown';
  if (trustedProxies === 0 || !forwardedFor) return socket;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops[Math.max(0, hops.length - trustedProxies)] || socket;
}
