/**
 * What an open page receives: that something changed, and which ids. The page then asks the API for it, so that the
 * usual permissions apply and a lost update only means a delay.
 */
export interface LiveUpdate {
  /** Named by the feature it comes from, such as 'messages.new'. */
  type: string;
  ids: readonly string[];
  /**
   * What the API would return to every page that receives the update, which saves the request; left out if it is
   * long. Only for data that may arrive late or twice: marks that only increase, or data whose order a page can
   * check.
   */
  detail?: unknown;
}

/** Where pages connect: a WebSocket on the site's own port, used from server to page only. */
export const LIVE_PATH = '/api/live';

/** Updates about the connection itself. */
export const LIVE_UPDATES = {
  /** Nothing happened, but the connection is alive. */
  heartbeat: 'live.heartbeat',
  /** Updates may have been lost: load everything since the last known id, as after a new connection. */
  catchUp: 'live.catch-up',
} as const;

export const LIVE_TIMES = {
  /** Milliseconds between two heartbeats. */
  heartbeat: 25_000,
  /** Milliseconds without any message after which a page considers its connection lost. */
  silence: 60_000,
} as const;

/** Codes with which the server closes a connection. */
export const LIVE_CLOSE = {
  /** The session or guest it was opened with no longer exists; connecting again is refused. */
  ended: 4401,
  /** The page sent a message; the server accepts none. */
  invalidMessage: 1003,
  /** The server is stopping or restarting; connect again. */
  goingAway: 1001,
} as const;
