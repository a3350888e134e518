import type { WebSocket } from 'ws';
import { DomainError } from '../../../shared/errors.ts';
import { LIVE_CLOSE, LIVE_UPDATES, LIVE_TIMES, type LiveUpdate } from '../../../shared/live.ts';
import type { OwnerKey } from '../http/actor.ts';
import type { Log } from '../log.ts';
import { holderName, type LiveHolder, ownerName } from './live.ts';
import { liveErrors } from './live-errors.ts';

/** Who listens, and from where. */
export interface Listener {
  owner: OwnerKey;
  holder: LiveHolder;
  /** Network address of the client. */
  address: string;
}

/** Tabs and devices of one person, and of everybody behind one address. */
const MAX_PER_OWNER = 20;
const MAX_PER_ADDRESS = 500;
/** Bytes that a page may leave unread; one that reads slower than this is let go, and catches up when it is back. */
const MAX_UNREAD_BYTES = 64 * 1024;
const GOODBYE_MS = 1_000;
/** Parts that connections beat in, one after the other: writing to thousands at once would hold up everything else. */
const BEAT_PARTS = 25;

interface Connection {
  socket: WebSocket;
  holder: LiveHolder;
  /** It answered since it was last asked. */
  answered: boolean;
}

interface Options {
  log: Log;
  stillExisting: (holders: readonly LiveHolder[]) => Promise<LiveHolder[]>;
  /** Milliseconds between two beats of a connection. */
  heartbeatEvery?: number;
}

/** A place that a listener has from before its connection is made until after it ended. */
export interface Seat {
  take(socket: WebSocket): void;
  giveUp(): void;
}

export type LiveSockets = ReturnType<typeof createLiveSockets>;

/** The live connections of this process. */
export function createLiveSockets({ log, stillExisting, heartbeatEvery = LIVE_TIMES.heartbeat }: Options) {
  const connections = new Set<Connection>();
  const parts = Array.from({ length: BEAT_PARTS }, () => new Set<Connection>());
  let connected = 0;
  let heartbeats = 0;
  /** By the names of owner and holder. */
  const byName = new Map<string, Set<Connection>>();
  const seats = new Map<string, number>();
  let closing = false;

  function count(name: string, change: 1 | -1): void {
    const taken = (seats.get(name) ?? 0) + change;
    if (taken > 0) seats.set(name, taken);
    else seats.delete(name);
  }

  /** @throws DomainError TOO_MANY_CONNECTIONS. */
  function reserve({ owner, holder, address }: Listener): Seat {
    const person = ownerName(owner);
    const from = `address:${address}`;
    if ((seats.get(person) ?? 0) >= MAX_PER_OWNER || (seats.get(from) ?? 0) >= MAX_PER_ADDRESS) {
      throw new DomainError(liveErrors.TOO_MANY_CONNECTIONS, { retryAfter: 60 });
    }
    count(person, 1);
    count(from, 1);
    let kept = true;
    const giveUp = () => {
      if (!kept) return;
      kept = false;
      count(person, -1);
      count(from, -1);
    };
    return { giveUp, take: (socket) => connect(socket, holder, [person, holderName(holder)], giveUp) };
  }

  function connect(socket: WebSocket, holder: LiveHolder, names: string[], leave: () => void): void {
    const connection: Connection = { socket, holder, answered: true };
    const part = parts[connected++ % BEAT_PARTS];
    connections.add(connection);
    part?.add(connection);
    for (const name of names) {
      const known = byName.get(name);
      if (known) known.add(connection);
      else byName.set(name, new Set([connection]));
    }
    socket.on('pong', () => {
      connection.answered = true;
    });
    socket.on('message', () => socket.close(LIVE_CLOSE.spoke));
    // A broken connection or a frame that is too large; it is closed right after.
    socket.on('error', (error) => log.debug({ err: error }, 'live connection failed'));
    socket.on('close', () => {
      connections.delete(connection);
      part?.delete(connection);
      for (const name of names) {
        const known = byName.get(name);
        known?.delete(connection);
        if (known?.size === 0) byName.delete(name);
      }
      leave();
    });
    if (closing) socket.close(LIVE_CLOSE.goingAway);
  }

  function send({ socket }: Connection, text: string): void {
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(text);
  }

  function sendTo(some: Iterable<Connection>, update: LiveUpdate): void {
    const text = JSON.stringify(update);
    for (const connection of some) send(connection, text);
  }

  function end(name: string): void {
    for (const { socket } of byName.get(name) ?? []) socket.close(LIVE_CLOSE.ended);
  }

  /** A session can also end by its age, or by a hand in the database. */
  async function endThoseGone(some: Iterable<Connection>): Promise<void> {
    const holders = new Map([...some].map(({ holder }) => [holderName(holder), holder]));
    if (holders.size === 0) return;
    const there = new Set((await stillExisting([...holders.values()])).map(holderName));
    for (const name of holders.keys()) if (!there.has(name)) end(name);
  }

  function heartbeat(): void {
    const part = parts[heartbeats++ % BEAT_PARTS] ?? [];
    for (const connection of part) {
      if (!connection.answered) connection.socket.terminate();
      else {
        connection.answered = false;
        connection.socket.ping();
      }
    }
    sendTo(part, { type: LIVE_UPDATES.heartbeat, ids: [] });
    endThoseGone(part).catch((error: unknown) => log.warn({ err: error }, 'live connections not checked'));
  }
  const heart = setInterval(heartbeat, heartbeatEvery / BEAT_PARTS);

  return {
    reserve,
    end,

    tell(names: readonly string[], update: LiveUpdate): void {
      const text = JSON.stringify(update);
      for (const name of names) for (const connection of byName.get(name) ?? []) send(connection, text);
    },

    askAllToCatchUp: () => sendTo(connections, { type: LIVE_UPDATES.catchUp, ids: [] }),

    isClosing: () => closing,
    size: () => connections.size,

    async close(): Promise<void> {
      closing = true;
      clearInterval(heart);
      const gone = [...connections].map(
        ({ socket }) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
      );
      for (const { socket } of connections) socket.close(LIVE_CLOSE.goingAway);
      const late = setTimeout(() => {
        for (const { socket } of connections) socket.terminate();
      }, GOODBYE_MS);
      await Promise.all(gone);
      clearTimeout(late);
    },
  };
}
