import type pg from 'pg';
import type { LiveUpdate } from '../../../shared/live.ts';
import type { Log } from '../log.ts';
import { type Credential, credentialKey, type Live, type LiveEntry, personTopic } from './live.ts';
import { createLiveConnections } from './live-connections.ts';
import { startRelay } from './relay.ts';

interface Options {
  pool: pg.Pool;
  /** For a connection of its own, on which this process listens to the others. */
  connection: pg.ClientConfig;
  log: Log;
  /** Those of the credentials that are still valid. */
  findValid: (credentials: readonly Credential[]) => Promise<Credential[]>;
}

/** Bytes of an update with its detail. PostgreSQL takes 8,000 at once, and slow pages may leave 64 KB unread. */
const MAX_DETAILED = 4_000;

/** Milliseconds for which entries are collected before they are sent together. */
const BATCH_MS = 10;

/** Starts live updates: the connections of this process, and the relay to the other processes. */
export async function startLive({ pool, connection, log, findValid }: Options) {
  const connections = createLiveConnections({ log, findValid });
  const relay = await startRelay<LiveEntry>({
    pool,
    connection,
    log,
    onEntry: deliver,
    // What the others sent while this process did not listen is lost, so pages ask the API for it.
    onGap: () => connections.catchUpAll(),
  });

  function deliver(entry: LiveEntry): void {
    if ('end' in entry) connections.end(entry.end);
    else connections.deliver(entry.topics, entry.update);
  }

  /** Keyed by their JSON, so that a burst of equal updates is sent once. */
  let batch = new Map<string, LiveEntry>();
  function enqueue(entry: LiveEntry): void {
    if (batch.size === 0) setTimeout(flush, BATCH_MS);
    batch.set(JSON.stringify(entry), entry);
  }
  function flush(): void {
    const entries = batch;
    batch = new Map();
    for (const entry of entries.values()) deliver(entry);
    relay.send([...entries.keys()]);
  }

  const live: Live = {
    publish: (people, update) =>
      enqueue({ topics: people.map(personTopic), update: withShortDetail(update) }),
    end: (credential) => enqueue({ end: credentialKey(credential) }),
  };
  return {
    live,
    connections,
    /** Closes the connections, so that pages reconnect to another process, and stops listening. */
    async close(): Promise<void> {
      await connections.close();
      flush();
      await relay.close();
    },
  };
}

function withShortDetail(update: LiveUpdate): LiveUpdate {
  const { detail, ...bare } = update;
  return detail === undefined || Buffer.byteLength(JSON.stringify(update)) <= MAX_DETAILED ? update : bare;
}
