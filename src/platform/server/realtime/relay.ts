import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';

const CHANNEL = 'offhand_live';
/** PostgreSQL accepts payloads below 8,000 bytes. */
const MAX_BYTES = 7_900;
/** A notification stores nothing, so its commit need not wait for the disk. */
const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;
const RECONNECT_DELAY_MS = 1_000;
/**
 * How often the listening connection is tested, in milliseconds. One that was cut off silently would never
 * receive anything again.
 */
const CHECK_INTERVAL_MS = 30_000;

interface Options<Entry> {
  pool: pg.Pool;
  connection: pg.ClientConfig;
  log: Log;
  /** Called with each entry from another process. */
  onEntry: (entry: Entry) => void;
  /**
   * Called when entries may have been missed: this process could not listen, or another one could not send.
   */
  onGap: () => void;
}

/**
 * Sends entries to the other processes on the same database (LISTEN/NOTIFY). Never notify in the transaction
 * of the change itself: PostgreSQL commits one notifying transaction at a time, so all writers would queue
 * up.
 */
export async function startRelay<Entry>({ pool, connection, log, onEntry, onGap }: Options<Entry>) {
  const self = randomUUID();
  let listener: pg.Client | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let closed = false;
  let pending: string[] = [];
  let sending: Promise<void> | undefined;
  /** Whether entries could not be sent and the other processes don't know. */
  let gap = false;

  function receive(payload = '["",[]]'): void {
    // A process receives its own notifications too.
    if (payload.startsWith(headerOf(self))) return;
    const [, entries] = JSON.parse(payload) as [string, Entry[] | null];
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
    if (closed) await client.end();
  }

  function reconnectLater(): void {
    if (closed) return;
    reconnectTimer = setTimeout(() => {
      listen().then(onGap, (error: unknown) => {
        log.warn({ err: error }, 'live listener could not reconnect, trying again');
        reconnectLater();
      });
    }, RECONNECT_DELAY_MS);
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

  /**
   * Sends one notification at a time: entries stay in order, and under load more of them share one. Failed
   * entries are not sent again: once notifying works, the others are told of the gap and catch up.
   */
  async function sendPending(): Promise<void> {
    while (gap || pending.length > 0) {
      if (gap && !(await notify(`${headerOf(self)}null]`))) {
        pending = [];
        if (closed) break;
        await delay(RECONNECT_DELAY_MS);
        continue;
      }
      gap = false;
      const entries = pending;
      pending = [];
      for (const payload of payloads(self, entries)) if (!(await notify(payload))) gap = true;
    }
    sending = undefined;
  }

  await listen();
  const checkTimer = setInterval(() => {
    const checked = listener;
    // A failure ends the connection, which starts the next one.
    checked?.query('select 1').catch(() => checked.end());
  }, CHECK_INTERVAL_MS);

  return {
    /** Sends entries, each given as JSON, to the other processes. */
    send(entries: readonly string[]): void {
      if (entries.length === 0) return;
      pending.push(...entries);
      sending ??= sendPending();
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(reconnectTimer);
      clearInterval(checkTimer);
      await sending;
      await listener?.end();
    },
  };
}

const headerOf = (from: string): string => `["${from}",`;

/** Yields the fewest payloads that contain the entries. */
function* payloads(self: string, entries: readonly string[]): Generator<string> {
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
