/**
 * What a live page receives: that something changed, and the ids of what did. The page asks the API for it, so that the
 * usual permissions apply, and an update that got lost costs nothing but time.
 */
export interface LiveUpdate {
  /** Named by the feature it comes from, such as 'messages.new'. */
  type: string;
  ids: readonly string[];
  /**
   * What the API would answer to every page that receives it, which saves the request; left out where it is long. Only
   * for what may arrive late or twice: marks that only ever increase, or what a page can tell to be the next one.
   */
  detail?: unknown;
}

/** Where pages connect: a WebSocket on the site's own port, from the server to the page only. */
export const LIVE_PATH = '/api/live';

/** Updates about the connection itself. */
export const LIVE_UPDATES = {
  /** Nothing happened, and the connection is alive. */
  heartbeat: 'live.heartbeat',
  /** Updates may have been lost: ask for everything since the last known id, as after a new connection. */
  catchUp: 'live.catch-up',
} as const;

export const LIVE_TIMES = {
  /** Milliseconds between two heartbeats. */
  heartbeat: 25_000,
  /** Milliseconds without any message after which a page takes its connection for lost. */
  silence: 60_000,
} as const;

/** Codes with which the server closes a connection. */
export const LIVE_CLOSE = {
  /** The session or guest it was opened with no longer exists; connecting again is refused. */
  ended: 4401,
  /** The page sent a message, which the server does not accept. */
  invalidMessage: 1003,
  /** The server stops or restarts; connect again. */
  goingAway: 1001,
} as const;
