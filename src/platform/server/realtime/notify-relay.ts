import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { LiveEntry } from './live.ts';
import { createSender, type Entries, RETRY_DELAY_MS, type Relay, type RelayEvents } from './relay.ts';

const CHANNEL = 'offhand_live';
/** PostgreSQL accepts payloads below 8,000 bytes. */
const MAX_BYTES = 7_900;
/** A notification stores nothing, so its commit need not wait for the disk. */
const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;
/**
 * How often the listening connection is tested, in milliseconds. One that was cut off silently would never
 * receive anything again.
 */
const CHECK_INTERVAL_MS = 30_000;

interface Options extends RelayEvents {
  pool: pg.Pool;
  connection: pg.ClientConfig;
  log: Log;
}

/**
 * Starts a relay between the processes on the same database (LISTEN/NOTIFY), each of which receives everything. Never
 * notify in the transaction of the change itself: PostgreSQL commits one notifying transaction at a time, so all
 * writers would queue up.
 */
export async function startNotifyRelay({
  pool,
  connection,
  log,
  onEntry,
  onGap,
  onConnected,
}: Options): Promise<Relay> {
  const self = randomUUID();
  let listener: pg.Client | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let closed = false;

  function receive(payload = '["",[]]'): void {
    // A process receives its own notifications too.
    if (payload.startsWith(headerOf(self))) return;
    const [, entries] = JSON.parse(payload) as [string, LiveEntry[] | null];
    if (entries === null) onGap();
    else for (const entry of entries) onEntry(entry);
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({
      ...connection,
      application_name: 'offhand-live',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    client.on('error', (error) => log.warn({ err: error }, 'live listener lost'));
    client.on('end', () => {
      if (client !== listener) return;
      listener = undefined;
      onConnected(false);
      reconnectLater();
    });
    client.on('notification', ({ payload }) => receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    listener = client;
    onConnected(true);
    if (closed) await client.end();
  }

  function reconnectLater(): void {
    if (closed) return;
    reconnectTimer = setTimeout(() => {
      listen().then(onGap, (error: unknown) => {
        log.warn({ err: error }, 'live listener could not reconnect, trying again');
        reconnectLater();
      });
    }, RETRY_DELAY_MS);
  }

  async function notify(payload: string): Promise<boolean> {
    try {
      await pool.query(NOTIFY, [CHANNEL, payload]);
      return true;
    } catch (error) {
      log.warn({ err: error }, 'live updates not sent to other processes');
      return false;
    }
  }

  async function transmit(batch: Entries | null): Promise<boolean> {
    if (batch === null) return notify(`${headerOf(self)}null]`);
    let isSent = true;
    for (const payload of payloads(self, batch.keys())) isSent = (await notify(payload)) && isSent;
    return isSent;
  }
  const sender = createSender(transmit);

  await listen();
  const checkTimer = setInterval(() => {
    const checked = listener;
    // A failure ends the connection, which starts the next one.
    checked?.query('select 1').catch(() => checked.end());
  }, CHECK_INTERVAL_MS);

  return {
    send: sender.send,
    follow: () => Promise.resolve(false),
    unfollow: () => undefined,
    async close(): Promise<void> {
      closed = true;
      clearTimeout(reconnectTimer);
      clearInterval(checkTimer);
      await sender.close();
      await listener?.end();
    },
  };
}

const headerOf = (from: string): string => `["${from}",`;

/** Yields the fewest payloads that contain the entries. */
function* payloads(self: string, entries: Iterable<string>): Generator<string> {
  const wrap = (batch: string[]) => `${headerOf(self)}[${batch.join(',')}]]`;
  const capacity = MAX_BYTES - wrap([]).length;
  let batch: string[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry) + 1;
    if (batch.length > 0 && bytes + size > capacity) {
      yield wrap(batch);
      batch = [];
      bytes = 0;
    }
    batch.push(entry);
    bytes += size;
  }
  if (batch.length > 0) yield wrap(batch);
}
