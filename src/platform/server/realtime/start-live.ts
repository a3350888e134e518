import type pg from 'pg';
import type { LiveUpdate } from '../../../shared/live.ts';
import type { Log } from '../log.ts';
import { holderName, type Live, type LiveHolder, type LiveNews, ownerName } from './live.ts';
import { createLiveSockets } from './live-sockets.ts';
import { startRelay } from './relay.ts';

interface Options {
  pool: pg.Pool;
  /** For a connection of its own, on which this process hears the others. */
  connection: pg.ClientConfig;
  log: Log;
  /** Those of the holders that are still there. */
  stillExisting: (holders: readonly LiveHolder[]) => Promise<LiveHolder[]>;
}

/** Bytes of a hint with its detail. PostgreSQL takes 8,000 at once, and slow pages may leave 64 KB unread. */
const MAX_DETAILED = 4_000;

/** Milliseconds for which news are collected before they go out together. */
const BATCH_MS = 10;

/** Starts the live side of the product: the connections of this process, and its ties to the other processes. */
export async function startLive({ pool, connection, log, stillExisting }: Options) {
  const sockets = createLiveSockets({ log, stillExisting });
  const relay = await startRelay<LiveNews>({
    pool,
    connection,
    log,
    hear: deliver,
    // What the others said while nobody listened is lost: pages ask for it themselves.
    missed: () => sockets.askAllToCatchUp(),
  });

  function deliver(news: LiveNews): void {
    if ('end' in news) sockets.end(news.end);
    else sockets.tell(news.to, news.update);
  }

  /** By their text, so that a burst in one conversation is one hint. */
  let waiting = new Map<string, LiveNews>();
  function spread(news: LiveNews): void {
    if (waiting.size === 0) setTimeout(flush, BATCH_MS);
    waiting.set(JSON.stringify(news), news);
  }
  function flush(): void {
    const batch = waiting;
    waiting = new Map();
    for (const news of batch.values()) deliver(news);
    relay.say([...batch.keys()]);
  }

  const live: Live = {
    publish: (audience, update) => spread({ to: audience.map(ownerName), update: withShortDetail(update) }),
    end: (holder) => spread({ end: holderName(holder) }),
  };
  return {
    live,
    sockets,
    /** Says goodbye to the pages, so that they go to another process, and stops listening. */
    async close(): Promise<void> {
      await sockets.close();
      flush();
      await relay.close();
    },
  };
}

function withShortDetail(update: LiveUpdate): LiveUpdate {
  const { detail, ...bare } = update;
  return detail === undefined || Buffer.byteLength(JSON.stringify(update)) <= MAX_DETAILED ? update : bare;
}
