import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Log } from '../log.ts';

const CHANNEL = 'offhand_live';
/** PostgreSQL takes payloads of less than 8,000 bytes. */
const MAX_BYTES = 7_900;
/** Telling others stores nothing: its commit need not wait for the disk. */
const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;
const RECONNECT_MS = 1_000;
/** How often the connection is asked whether it is there: one that was cut off silently hears nothing for ever. */
const CHECK_MS = 30_000;

interface Options<Entry> {
  pool: pg.Pool;
  connection: pg.ClientConfig;
  log: Log;
  /** Takes one entry from another process. */
  hear: (news: Entry) => void;
  /** Called when this process listens again after it could not. */
  missed: () => void;
}

/**
 * Lets processes on one database hear each other (LISTEN/NOTIFY). Notifying never happens in the transaction of what
 * it tells of: PostgreSQL lets one such transaction commit at a time, which would queue up every writer.
 */
export async function startRelay<Entry>({ pool, connection, log, hear, missed }: Options<Entry>) {
  const self = randomUUID();
  let listener: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let closed = false;
  let unsaid: string[] = [];
  let saying: Promise<void> | undefined;

  function hearPayload(payload = '["",[]]'): void {
    // What this process said itself comes back to it.
    if (payload.startsWith(opening(self))) return;
    const [, entries] = JSON.parse(payload) as [string, Entry[]];
    for (const news of entries) hear(news);
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
      tryAgain();
    });
    client.on('notification', ({ payload }) => hearPayload(payload));
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

  function tryAgain(): void {
    if (closed) return;
    again = setTimeout(() => {
      listen().then(missed, (error: unknown) => {
        log.warn({ err: error }, 'live listener not back yet');
        tryAgain();
      });
    }, RECONNECT_MS);
  }

  /** One after the other: entries stay in their order, and the busier it is, the more of them go together. */
  async function sayAll(): Promise<void> {
    while (unsaid.length > 0) {
      const entries = unsaid;
      unsaid = [];
      for (const payload of payloads(self, entries)) {
        await pool
          .query(NOTIFY, [CHANNEL, payload])
          .catch((error: unknown) => log.warn({ err: error }, 'other processes not told'));
      }
    }
    saying = undefined;
  }

  await listen();
  const check = setInterval(() => {
    const asked = listener;
    // Ending it is what starts the next one.
    asked?.query('select 1').catch(() => asked.end());
  }, CHECK_MS);

  return {
    /** Tells the other processes, each entry given as JSON. What cannot be told is made up for by catching up. */
    say(entries: readonly string[]): void {
      if (entries.length === 0) return;
      unsaid.push(...entries);
      saying ??= sayAll();
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(again);
      clearInterval(check);
      await saying;
      await listener?.end();
    },
  };
}

const opening = (from: string): string => `["${from}",`;

/** As few payloads as hold the entries. */
function* payloads(self: string, entries: readonly string[]): Generator<string> {
  const wrap = (batch: string[]) => `${opening(self)}[${batch.join(',')}]]`;
  const room = MAX_BYTES - wrap([]).length;
  let batch: string[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry) + 1;
    if (batch.length > 0 && bytes + size > room) {
      yield wrap(batch);
      batch = [];
      bytes = 0;
    }
    batch.push(entry);
    bytes += size;
  }
  if (batch.length > 0) yield wrap(batch);
}
