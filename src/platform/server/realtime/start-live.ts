import type pg from 'pg';
import type { Log } from '../log.ts';
import {
  type Credential,
  credentialKey,
  type Live,
  type LiveEntry,
  personTopic,
  type Reloads,
  type TopicPolicies,
} from './live.ts';
import { createLiveConnections } from './live-connections.ts';
import { entriesFor, recheckEntries } from './live-entries.ts';
import { startRelay } from './relay.ts';

interface Options {
  pool: pg.Pool;
  /** For a separate connection, on which this process listens to the others. */
  connection: pg.ClientConfig;
  log: Log;
  /** Who may subscribe to which topics. */
  policies: TopicPolicies;
  /** Returns the credentials that are still valid. */
  findValid: (credentials: readonly Credential[]) => Promise<Credential[]>;
  reloads: Reloads;
}

/** How long entries are collected before they are sent together, in milliseconds. */
const BATCH_MS = 10;

/** Starts live updates: the connections of this process, and the relay to the other processes. */
export async function startLive({ pool, connection, log, policies, findValid, reloads }: Options) {
  const connections = createLiveConnections({ log, policies, findValid });
  const relay = await startRelay<LiveEntry>({
    pool,
    connection,
    log,
    onEntry: deliver,
    // What the others sent while this process was not listening is lost, so pages load it from the API.
    onGap: () => {
      connections.catchUpAll();
      for (const name of Object.keys(reloads)) reload(name);
    },
  });

  function deliver(entry: LiveEntry): void {
    if ('end' in entry) connections.end(entry.end);
    else if ('recheck' in entry) connections.recheck(entry.recheck);
    else if ('reload' in entry) reload(entry.reload);
    else connections.deliver(entry.topics, entry.update);
  }

  function reload(name: string): void {
    // Without it if a newer release sent the entry.
    void reloads[name]?.().catch((error: unknown) => log.error({ err: error, name }, 'not read again'));
  }

  /** Keyed by their JSON, so that a burst of equal updates is sent once. */
  let batch = new Map<string, LiveEntry>();
  function enqueue(entries: readonly LiveEntry[]): void {
    if (batch.size === 0 && entries.length > 0) setTimeout(flush, BATCH_MS);
    for (const entry of entries) batch.set(JSON.stringify(entry), entry);
  }
  function flush(): void {
    const entries = batch;
    batch = new Map();
    for (const entry of entries.values()) deliver(entry);
    relay.send([...entries.keys()]);
  }

  const live: Live = {
    publish: (people, update) => enqueue(entriesFor(people.map(personTopic), update)),
    publishTo: (topic, update) => enqueue(entriesFor([topic], update)),
    end: (credential) => enqueue([{ end: credentialKey(credential) }]),
    recheck: (people) => enqueue(recheckEntries(people.map(personTopic))),
    reload: (name) => enqueue([{ reload: name }]),
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
