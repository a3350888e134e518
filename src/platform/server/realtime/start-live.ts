import type pg from 'pg';
import { Counter, Gauge } from 'prom-client';
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
import { startNotifyRelay } from './notify-relay.ts';
import type { Relay, RelayEvents } from './relay.ts';

interface Options {
  pool: pg.Pool;
  /** For a separate connection, on which this process listens to the others. */
  connection: pg.ClientConfig;
  /** A Redis, through which processes tell each other of updates instead of the database. */
  redisUrl?: string | undefined;
  log: Log;
  /** Who may subscribe to which topics. */
  policies: TopicPolicies;
  /** Returns the credentials that are still valid. */
  findValid: (credentials: readonly Credential[]) => Promise<Credential[]>;
  reloads: Reloads;
  /** Resolves when pages that ask for a change find it, even in a replica. Undefined: as soon as it is committed. */
  readable?: (() => Promise<void>) | undefined;
}

/** How long entries are collected before they are sent together, in milliseconds. */
const BATCH_MS = 10;

/** Starts live updates: the connections of this process, and the relay to the other processes. */
export async function startLive(options: Options) {
  const { log, policies, findValid, reloads, readable } = options;
  const { metrics, connected, gaps } = createLiveMetrics();
  const connections = createLiveConnections({
    log,
    policies,
    findValid,
    following: { follow: (topic) => relay.follow(topic), unfollow: (topic) => relay.unfollow(topic) },
  });
  const relay = await openRelay(options, {
    onEntry: deliver,
    // What the others sent while this process was not listening is lost, so pages load it from the API.
    onGap: () => {
      gaps.inc();
      connections.catchUpAll();
      for (const name of Object.keys(reloads)) reload(name);
    },
    onConnected: (isConnected) => connected.set(Number(isConnected)),
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
    if (readable === undefined) return send(entries);
    const updates = new Map([...entries].filter(([, entry]) => 'update' in entry));
    send(new Map([...entries].filter(([, entry]) => !('update' in entry))));
    if (updates.size > 0) sending = sendWhenReadable(updates, sending, readable);
  }
  let sending = Promise.resolve();
  /** In their order. */
  async function sendWhenReadable(
    updates: ReadonlyMap<string, LiveEntry>,
    before: Promise<void>,
    isReadable: () => Promise<void>,
  ): Promise<void> {
    const waited = isReadable().catch((error: unknown) => log.warn({ err: error }, 'replica not compared'));
    await Promise.all([before, waited]);
    send(updates);
  }
  function send(entries: ReadonlyMap<string, LiveEntry>): void {
    for (const entry of entries.values()) deliver(entry);
    relay.send(entries);
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
    metrics,
    /** Closes the connections, so that pages reconnect to another process, and stops listening. */
    async close(): Promise<void> {
      await connections.close();
      flush();
      await sending;
      await relay.close();
    },
  };
}

async function openRelay({ redisUrl, pool, connection, log }: Options, events: RelayEvents): Promise<Relay> {
  if (redisUrl === undefined) return startNotifyRelay({ pool, connection, log, ...events });
  // Only sites with a Redis load its client.
  const { startRedisRelay } = await import('./redis-relay.ts');
  return startRedisRelay({ url: redisUrl, site: await siteOf(pool), log, ...events });
}

/** Returns what distinguishes a site's database from others. */
async function siteOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ site: string }>(
    `select current_database() || '-' || extract(epoch from min(applied_at)) as site from schema_migrations`,
  );
  return rows[0]?.site ?? '';
}

function createLiveMetrics() {
  const connected = new Gauge({
    name: 'offhand_live_connected',
    help: '1 while live updates of other processes arrive',
    registers: [],
  });
  const gaps = new Counter({
    name: 'offhand_live_gaps_total',
    help: 'Times that all open pages were asked to load what they may have missed',
    registers: [],
  });
  return { connected, gaps, metrics: [connected, gaps] };
}
