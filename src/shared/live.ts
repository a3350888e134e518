/**
 * An update that an open page receives: something changed, with the affected ids. The page then loads it from
 * the API, so that the usual permissions apply and a lost update only causes a delay.
 */
export interface LiveUpdate {
  /** The feature and the kind of update, such as 'messages.new'. */
  type: string;
  ids: readonly string[];
  /**
   * The data that the API would return to every recipient, which saves the request; omitted if it is long.
   * Only for data that may arrive late or twice: counters that only increase, or data whose order the page
   * can check.
   */
  detail?: unknown;
}

/** A message from the server to a page: an update, with the topic if the page subscribed to one. */
export interface LiveMessage extends LiveUpdate {
  topic?: string;
}

/** The only messages from a page to the server: subscribe to a topic, or unsubscribe. */
export type LiveRequest = { subscribe: string } | { unsubscribe: string };

/** The format of a topic: a kind of subject and an id, such as 'listing:<id>'. */
export const TOPIC = /^[a-z][a-z-]{0,30}:[\w-]{1,64}$/;

export const LIVE_LIMITS = {
  /** Maximum number of topics per connection. */
  topics: 20,
  requestBytes: 256,
  /** Maximum number of requests per connection within `per` milliseconds. */
  requests: 100,
  requestsPerMs: 10_000,
} as const;

/** The WebSocket's address, on the site's own port. */
export const LIVE_PATH = '/api/live';
/**
 * The address for pages without a session or guest. They can subscribe to public topics and get no personal
 * updates.
 */
export const LIVE_VISITOR_PATH = `${LIVE_PATH}?as=visitor`;

/** Updates about the connection itself and its subscriptions. */
export const LIVE_UPDATES = {
  /** Confirms that the connection is alive. */
  heartbeat: 'live.heartbeat',
  /** Updates may have been lost: load everything since the last known id, as after a new connection. */
  catchUp: 'live.catch-up',
  /** Everything published to the topic from now on will arrive. */
  subscribed: 'live.subscribed',
  /**
   * The topic's updates don't arrive, or no longer: it doesn't exist, or the person isn't allowed to see it.
   */
  denied: 'live.denied',
} as const;

export const LIVE_TIMES = {
  /** Interval between heartbeats, in milliseconds. */
  heartbeat: 25_000,
  /** Milliseconds without any message after which a page considers its connection lost. */
  silence: 60_000,
} as const;

/** Codes with which the server closes a connection. */
export const LIVE_CLOSE = {
  /** The session or guest of the connection no longer exists. Reconnecting is refused. */
  ended: 4401,
  /** The page sent something other than a LiveRequest. */
  invalidMessage: 1003,
  /** The page sent too many requests. */
  tooManyMessages: 1008,
  /** The server is stopping or restarting; connect again. */
  goingAway: 1001,
} as const;
