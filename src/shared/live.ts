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

/** What the server sends to a page: an update, with its topic where the page subscribed to one. */
export interface LiveMessage extends LiveUpdate {
  topic?: string;
}

/** What a page sends to the server, and nothing else: from now on it wants the updates of a topic, or no longer. */
export type LiveRequest = { subscribe: string } | { unsubscribe: string };

/** A kind of subject and an id, such as 'listing:' and the id of a listing. */
export const TOPIC = /^[a-z][a-z-]{0,30}:[\w-]{1,64}$/;

export const LIVE_LIMITS = {
  /** Topics of one connection. */
  topics: 20,
  requestBytes: 256,
  /** Requests of one connection within the time that follows, in milliseconds. */
  requests: 100,
  requestsPerMs: 10_000,
} as const;

/** Where pages connect: a WebSocket on the site's own port. */
export const LIVE_PATH = '/api/live';
/** For a page without a session or guest: it may subscribe to open topics, and gets no personal updates. */
export const LIVE_VISITOR_PATH = `${LIVE_PATH}?as=visitor`;

/** Updates about the connection and its subscriptions. */
export const LIVE_UPDATES = {
  /** Nothing happened, but the connection is alive. */
  heartbeat: 'live.heartbeat',
  /** Updates may have been lost: load everything since the last known id, as after a new connection. */
  catchUp: 'live.catch-up',
  /** Everything that is published to the topic from now on arrives. */
  subscribed: 'live.subscribed',
  /** Nothing of the topic arrives, or no longer: it does not exist, or is not for this person. */
  denied: 'live.denied',
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
  /** The page sent something other than a LiveRequest. */
  invalidMessage: 1003,
  /** The page sent too many requests. */
  tooManyMessages: 1008,
  /** The server is stopping or restarting; connect again. */
  goingAway: 1001,
} as const;
