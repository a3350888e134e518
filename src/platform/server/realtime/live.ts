import type pg from 'pg';
import type { LiveHint } from '../../../shared/live.ts';
import type { OwnerKey } from '../http/actor.ts';
import type { Log } from '../log.ts';
import { createLiveSockets, type LiveSockets } from './live-sockets.ts';
import { startRelay } from './relay.ts';

/** What a connection was opened with; it ends with it. */
export type LiveHolder = { session: string } | { guest: string };

/** How features reach live pages. Called after the commit: a page that asks at once has to find what it is told of. */
export interface Live {
  /** Tells these people's pages, wherever they are connected. Never fails; a page that misses it catches up later. */
  publish(audience: readonly OwnerKey[], hint: LiveHint): void;
  /** Ends the connections that were opened with a session or guest that is no more. */
  end(holder: LiveHolder): void;
}

/** One entry of what processes tell each other. */
export type LiveNews = { to: string[]; hint: LiveHint } | { end: string };

/** The names people and holders go by among connections and processes. */
export const ownerName = (owner: OwnerKey): string =>
  owner.kind === 'member' ? `member:${owner.id}` : `guest:${owner.key}`;
export const holderName = (holder: LiveHolder): string =>
  'session' in holder ? `session:${holder.session}` : `guest:${holder.guest}`;

interface Options {
  pool: pg.Pool;
  /** For a connection of its own, on which this process hears the others. */
  connection: pg.ClientConfig;
  log: Log;
  /** Those of the holders that are still there. */
  stillThere: (holders: readonly LiveHolder[]) => Promise<LiveHolder[]>;
}

/** Milliseconds for which news are collected before they go out together. */
const BATCH_MS = 10;

/** Starts the live side of the product: the connections of this process, and its ties to the other processes. */
export async function startLive({ pool, connection, log, stillThere }: Options) {
  const sockets: LiveSockets = createLiveSockets({ log, stillThere });
  const relay = await startRelay<LiveNews>({
    pool,
    connection,
    log,
    hear: deliver,
    // What the others said while nobody listened is lost: pages ask for it themselves.
    missed: () => sockets.tellEverybodyToCatchUp(),
  });

  function deliver(news: LiveNews): void {
    if ('end' in news) sockets.end(news.end);
    else sockets.tell(news.to, news.hint);
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
    publish: (audience, hint) => spread({ to: audience.map(ownerName), hint }),
    end: (holder) => spread({ end: holderName(holder) }),
  };
  return {
    live,
    sockets,
    /** Says goodbye to the pages, so that they go to another process, and stops listening. */
    async close(): Promise<void> {
      await sockets.close();
      await relay.close();
    },
  };
}

export type RunningLive = Awaited<ReturnType<typeof startLive>>;
