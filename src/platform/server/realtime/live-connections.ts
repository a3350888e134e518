import type { WebSocket } from 'ws';
import { DomainError } from '../../../shared/errors.ts';
import { LIVE_CLOSE, LIVE_TIMES, LIVE_UPDATES, type LiveUpdate } from '../../../shared/live.ts';
import type { OwnerKey } from '../http/actor.ts';
import type { Log } from '../log.ts';
import { type Credential, credentialKey, personTopic } from './live.ts';
import { liveErrors } from './live-errors.ts';

/** Who connects, and from where. */
export interface LiveClient {
  owner: OwnerKey;
  credential: Credential;
  /** Network address of the client. */
  address: string;
}

/** Tabs and devices of one person, and of everybody behind one address. */
const MAX_PER_PERSON = 20;
const MAX_PER_ADDRESS = 500;
/** Bytes that may wait for a page to read them. A slower page is disconnected, and catches up when it reconnects. */
const MAX_BUFFERED_BYTES = 64 * 1024;
const CLOSE_TIMEOUT_MS = 1_000;
/** Connections get their heartbeat in parts, because writing to thousands at once blocks everything else. */
const HEARTBEAT_PARTS = 25;

interface Connection {
  socket: WebSocket;
  credential: Credential;
  /** A pong arrived since the last ping. */
  alive: boolean;
}

interface Options {
  log: Log;
  /** Those of the credentials that are still valid. */
  findValid: (credentials: readonly Credential[]) => Promise<Credential[]>;
  /** Milliseconds between two heartbeats of a connection. */
  heartbeatEvery?: number;
}

/** Counts towards the limits from before a connection opens until after it closed. */
export interface ConnectionSlot {
  open(socket: WebSocket): void;
  release(): void;
}

export type LiveConnections = ReturnType<typeof createLiveConnections>;

/** The live connections of this process. */
export function createLiveConnections({ log, findValid, heartbeatEvery = LIVE_TIMES.heartbeat }: Options) {
  const connections = new Set<Connection>();
  const parts = Array.from({ length: HEARTBEAT_PARTS }, () => new Set<Connection>());
  let opened = 0;
  let heartbeats = 0;
  /** By the topic of the person and the key of the credential. */
  const byKey = new Map<string, Set<Connection>>();
  const slots = new Map<string, number>();
  let closing = false;

  function count(key: string, change: 1 | -1): void {
    const used = (slots.get(key) ?? 0) + change;
    if (used > 0) slots.set(key, used);
    else slots.delete(key);
  }

  /** @throws DomainError TOO_MANY_CONNECTIONS. */
  function reserveSlot({ owner, credential, address }: LiveClient): ConnectionSlot {
    const person = personTopic(owner);
    const from = `address:${address}`;
    if ((slots.get(person) ?? 0) >= MAX_PER_PERSON || (slots.get(from) ?? 0) >= MAX_PER_ADDRESS) {
      throw new DomainError(liveErrors.TOO_MANY_CONNECTIONS, { retryAfter: 60 });
    }
    count(person, 1);
    count(from, 1);
    let reserved = true;
    const release = () => {
      if (!reserved) return;
      reserved = false;
      count(person, -1);
      count(from, -1);
    };
    return {
      release,
      open: (socket) => open(socket, credential, [person, credentialKey(credential)], release),
    };
  }

  function open(socket: WebSocket, credential: Credential, keys: string[], release: () => void): void {
    const connection: Connection = { socket, credential, alive: true };
    const part = parts[opened++ % HEARTBEAT_PARTS];
    connections.add(connection);
    part?.add(connection);
    for (const key of keys) {
      const known = byKey.get(key);
      if (known) known.add(connection);
      else byKey.set(key, new Set([connection]));
    }
    socket.on('pong', () => {
      connection.alive = true;
    });
    socket.on('message', () => socket.close(LIVE_CLOSE.invalidMessage));
    // A broken connection or a frame that is too large; the socket closes right after.
    socket.on('error', (error) => log.debug({ err: error }, 'live connection failed'));
    socket.on('close', () => {
      connections.delete(connection);
      part?.delete(connection);
      for (const key of keys) {
        const known = byKey.get(key);
        known?.delete(connection);
        if (known?.size === 0) byKey.delete(key);
      }
      release();
    });
    if (closing) socket.close(LIVE_CLOSE.goingAway);
  }

  function send({ socket }: Connection, text: string): void {
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(text);
  }

  function sendTo(recipients: Iterable<Connection>, update: LiveUpdate): void {
    const text = JSON.stringify(update);
    for (const connection of recipients) send(connection, text);
  }

  function end(key: string): void {
    for (const { socket } of byKey.get(key) ?? []) socket.close(LIVE_CLOSE.ended);
  }

  /** Finds sessions that expired or were deleted in the database, which no process is notified of. */
  async function endInvalid(checked: Iterable<Connection>): Promise<void> {
    const credentials = new Map(
      [...checked].map(({ credential }) => [credentialKey(credential), credential]),
    );
    if (credentials.size === 0) return;
    const valid = new Set((await findValid([...credentials.values()])).map(credentialKey));
    for (const key of credentials.keys()) if (!valid.has(key)) end(key);
  }

  function heartbeat(): void {
    const part = parts[heartbeats++ % HEARTBEAT_PARTS] ?? [];
    for (const connection of part) {
      if (!connection.alive) connection.socket.terminate();
      else {
        connection.alive = false;
        connection.socket.ping();
      }
    }
    sendTo(part, { type: LIVE_UPDATES.heartbeat, ids: [] });
    endInvalid(part).catch((error: unknown) => log.warn({ err: error }, 'live connections not checked'));
  }
  const heartbeatTimer = setInterval(heartbeat, heartbeatEvery / HEARTBEAT_PARTS);

  return {
    reserveSlot,
    end,

    deliver(topics: readonly string[], update: LiveUpdate): void {
      const text = JSON.stringify(update);
      for (const topic of topics) for (const connection of byKey.get(topic) ?? []) send(connection, text);
    },

    /** Asks every page to request what it may have missed. */
    catchUpAll: () => sendTo(connections, { type: LIVE_UPDATES.catchUp, ids: [] }),

    isClosing: () => closing,
    size: () => connections.size,

    async close(): Promise<void> {
      closing = true;
      clearInterval(heartbeatTimer);
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
