/**
 * What a live page is told: that something changed, and the ids of what did. Pages ask the API for it, so that what is
 * shown went through the same permissions as ever, and a hint that got lost costs nothing but time.
 */
export interface LiveUpdate {
  /** Named by the feature it comes from, such as 'messages.new'. */
  type: string;
  ids: readonly string[];
  /**
   * What the API would answer to every page this goes to, which saves asking; left out where it is long. Only for what
   * may come late or twice: what only ever goes on, or what a page can tell to be the next one after all it knows.
   */
  detail?: unknown;
}

/** Where pages listen: a WebSocket on the site's own port, from the server to the page only. */
export const LIVE_PATH = '/api/live';

/** Hints of the connection itself. */
export const LIVE_UPDATES = {
  /** Nothing happened, and the connection is alive. */
  heartbeat: 'live.heartbeat',
  /** Hints may have been lost: ask for everything since the last known id, as after a new connection. */
  catchUp: 'live.catch-up',
} as const;

export const LIVE_TIMES = {
  /** Milliseconds between two beats. */
  heartbeat: 25_000,
  /** Milliseconds without a word after which a page takes its connection for lost. */
  silence: 60_000,
} as const;

/** Reasons for which the server ends a connection. */
export const LIVE_CLOSE = {
  /** The session or guest it was opened with is no more; opening it again is refused. */
  ended: 4401,
  /** The page said something: it has nothing to say here. */
  spoke: 1003,
  /** The server stops or starts anew; open it again. */
  goingAway: 1001,
} as const;
