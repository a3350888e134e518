import type { WebSocket } from 'ws';
import { DomainError } from '../../../shared/errors.ts';
import {
  LIVE_CLOSE,
  LIVE_TIMES,
  LIVE_UPDATES,
  type LiveMessage,
  type LiveUpdate,
} from '../../../shared/live.ts';
import type { Owner } from '../http/actor.ts';
import type { Log } from '../log.ts';
import { type ConnectionLimit, createConnectionLimits } from './connection-limits.ts';
import { startHeartbeats } from './heartbeats.ts';
import {
  type Credential,
  credentialKey,
  isPersonTopic,
  liveErrors,
  personTopic,
  type TopicPolicies,
} from './live.ts';
import { createRecentTopics } from './recent-topics.ts';
import { createSubscriptions, type Following, MultiMap, type Subscriber } from './subscriptions.ts';

/** Who connects, and from where. */
export interface LiveClient {
  /** Null for a visitor, who has no credential either. */
  person: { owner: Owner; credential: Credential } | null;
  /** Network address of the client. */
  address: string;
}

/** Maximum connections of one person, of one network address, and of visitors at one address. */
const MAX_PER_PERSON = 20;
const MAX_PER_ADDRESS = 500;
const MAX_VISITORS_PER_ADDRESS = 100;
/**
 * How many bytes may wait for a page to read them. A slower page is disconnected, and catches up when it
 * reconnects.
 */
const MAX_BUFFERED_BYTES = 64 * 1024;
const CLOSE_TIMEOUT_MS = 1_000;

interface Connection extends Subscriber {
  socket: WebSocket;
  credential: Credential | null;
  alive: boolean;
}

interface Options {
  log: Log;
  policies: TopicPolicies;
  /** Returns the credentials that are still valid. */
  findValid: (credentials: readonly Credential[]) => Promise<Credential[]>;
  following?: Following;
  /** Milliseconds between two heartbeats of a connection. */
  heartbeatEvery?: number;
}

const EVERYTHING_ARRIVES: Following = { follow: () => Promise.resolve(false), unfollow: () => undefined };

/** Counts toward the limits from before a connection opens until after it closed. */
export interface ConnectionSlot {
  /** Resolves when updates of its person arrive. Open the connection then, because its page catches up once it is open. */
  ready: Promise<unknown>;
  open(socket: WebSocket): void;
  release(): void;
}

export type LiveConnections = ReturnType<typeof createLiveConnections>;

/** Creates the live connections of this process, with the topics they subscribe to. */
export function createLiveConnections({
  log,
  policies,
  findValid,
  following = EVERYTHING_ARRIVES,
  heartbeatEvery = LIVE_TIMES.heartbeat,
}: Options) {
  const connections = new Set<Connection>();
  /** By topic, including each person's own. */
  const subscribers = new MultiMap<Connection>();
  const byCredential = new MultiMap<Connection>();
  const recentTopics = createRecentTopics();
  const subscriptions = createSubscriptions({
    policies,
    log,
    subscribers,
    isRecent: recentTopics.has,
    following,
  });
  const limits = createConnectionLimits();
  const heartbeats = startHeartbeats<Connection>(heartbeatEvery, (part) => {
    sendTo(part, { type: LIVE_UPDATES.heartbeat, ids: [] });
    endInvalid(part).catch((error: unknown) =>
      log.warn({ err: error }, 'sessions of live connections not checked'),
    );
    for (const connection of part) void subscriptions.recheck(connection);
  });
  let closing = false;

  /**
   * Counts a connection against the limits of its person and address.
   * @throws DomainError TOO_MANY_CONNECTIONS.
   */
  function reserveSlot(client: LiveClient): ConnectionSlot {
    const releaseSlot = limits.reserve(limitsOf(client));
    if (releaseSlot === null) throw new DomainError(liveErrors.TOO_MANY_CONNECTIONS, { retryAfter: 60 });
    const ownTopic = client.person ? personTopic(client.person.owner) : null;
    const ready = ownTopic === null ? Promise.resolve() : following.follow(ownTopic);
    const release = () => {
      if (releaseSlot() && ownTopic !== null) following.unfollow(ownTopic);
    };
    return { ready, release, open: (socket) => open(socket, client, release) };
  }

  function open(socket: WebSocket, { person }: LiveClient, release: () => void): void {
    const connection: Connection = {
      socket,
      owner: person?.owner ?? null,
      credential: person?.credential ?? null,
      alive: true,
      topics: new Set(),
      requests: 0,
      countedFrom: 0,
      send: (message) => send(connection, JSON.stringify(message)),
      close: (code) => socket.close(code),
    };
    connections.add(connection);
    const stopHeartbeats = heartbeats.add(connection);
    if (person) {
      subscribers.add(personTopic(person.owner), connection);
      byCredential.add(credentialKey(person.credential), connection);
    }
    socket.on('message', (data) => subscriptions.receive(connection, String(data)));
    // A broken connection or a frame that is too large. The socket closes right after.
    socket.on('error', (error) => log.debug({ err: error }, 'live connection failed'));
    socket.on('close', () => {
      connections.delete(connection);
      stopHeartbeats();
      subscriptions.remove(connection);
      if (person) {
        subscribers.delete(personTopic(person.owner), connection);
        byCredential.delete(credentialKey(person.credential), connection);
      }
      release();
    });
    if (closing) socket.close(LIVE_CLOSE.goingAway);
  }

  function send({ socket }: Connection, text: string): void {
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(text);
  }

  function sendTo(recipients: Iterable<Connection>, message: LiveMessage): void {
    const text = JSON.stringify(message);
    for (const connection of recipients) send(connection, text);
  }

  function end(key: string): void {
    for (const { socket } of byCredential.get(key)) socket.close(LIVE_CLOSE.ended);
  }

  /**
   * Ends connections whose sessions expired or were deleted in the database, which no process is notified of.
   */
  async function endInvalid(checked: Iterable<Connection>): Promise<void> {
    const credentials = new Map<string, Credential>();
    for (const { credential } of checked) {
      if (credential !== null) credentials.set(credentialKey(credential), credential);
    }
    if (credentials.size === 0) return;
    const valid = new Set((await findValid([...credentials.values()])).map(credentialKey));
    for (const key of credentials.keys()) if (!valid.has(key)) end(key);
  }

  return {
    reserveSlot,
    end,

    /**
     * Sends an update to the subscribers of topics. It includes the topic's name, unless it is the person's
     * own.
     */
    deliver(topics: readonly string[], update: LiveUpdate): void {
      const personal = JSON.stringify(update);
      for (const topic of topics) {
        const isPersonal = isPersonTopic(topic);
        if (!isPersonal) recentTopics.add(topic);
        const text = isPersonal ? personal : JSON.stringify({ topic, ...update });
        for (const connection of subscribers.get(topic)) send(connection, text);
      }
    },

    /** Checks the policies again for the connections of these people, given as their topics. */
    recheck(people: readonly string[]): void {
      for (const person of people) {
        for (const connection of subscribers.get(person)) void subscriptions.recheck(connection);
      }
    },

    /** Asks every page to load what it may have missed. */
    catchUpAll: () => sendTo(connections, { type: LIVE_UPDATES.catchUp, ids: [] }),

    isClosing: () => closing,
    size: () => connections.size,

    async close(): Promise<void> {
      closing = true;
      heartbeats.stop();
      const closed = [...connections].map(
        ({ socket }) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
      );
      for (const { socket } of connections) socket.close(LIVE_CLOSE.goingAway);
      const timeout = setTimeout(() => {
        for (const { socket } of connections) socket.terminate();
      }, CLOSE_TIMEOUT_MS);
      await Promise.all(closed);
      clearTimeout(timeout);
    },
  };
}

/** Returns the limits that a connection counts toward: those of its address, and of its person or visitors. */
const limitsOf = ({ person, address }: LiveClient): ConnectionLimit[] => [
  [`address:${address}`, MAX_PER_ADDRESS],
  person ? [personTopic(person.owner), MAX_PER_PERSON] : [`visitors:${address}`, MAX_VISITORS_PER_ADDRESS],
];
