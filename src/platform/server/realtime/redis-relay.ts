import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import type { LiveUpdate } from '../../../shared/live.ts';
import type { Log } from '../log.ts';
import { isPersonTopic, type LiveEntry } from './live.ts';
import { MAX_LOADING_MS } from './recent-topics.ts';
import { createSender, type Entries, RETRY_DELAY_MS, type Relay, type RelayEvents } from './relay.ts';

/** How long a connection and an answer may take, in milliseconds. */
const CONNECT_TIMEOUT_MS = 5_000;
const ANSWER_TIMEOUT_MS = 5_000;
/** How often the connection is tested, in milliseconds. One that was cut off silently would never receive anything. */
const CHECK_INTERVAL_MS = 10_000;
const RECENT_SECONDS = MAX_LOADING_MS / 1000;

interface Options extends RelayEvents {
  url: string;
  /** What distinguishes the site from others that use the same Redis. */
  site: string;
  log: Log;
}

type Client = ReturnType<typeof connectionTo>;

/**
 * Starts a relay through a Redis (decision 0122). Each topic has a channel, to which a process subscribes while one of
 * its pages does, so that it receives only what it delivers. What concerns all processes has a channel of its own. While
 * Redis is away, pages get the updates of their own process, and catch up when it is back.
 */
export async function startRedisRelay({
  url,
  site,
  log,
  onEntry,
  onGap,
  onConnected,
}: Options): Promise<Relay> {
  const self = randomUUID();
  const everyone = `offhand:${site}:live`;
  const channelOf = (topic: string) => `${everyone}:${topic}`;
  const recentKeyOf = (topic: string) => `offhand:${site}:recent:${topic}`;

  /** How many connections follow each topic. */
  const followed = new Map<string, number>();
  let client: Client | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let closed = false;

  function receive(message: string, channel: string): void {
    // A process receives its own messages too.
    if (message.startsWith(self)) return;
    const content = JSON.parse(message.slice(self.length)) as LiveEntry | LiveUpdate | null;
    if (content === null) onGap();
    else if (channel === everyone) onEntry(content as LiveEntry);
    else onEntry({ topics: [channel.slice(everyone.length + 1)], update: content as LiveUpdate });
  }

  async function connect(): Promise<void> {
    const next = connectionTo(url);
    next.on('error', (error: Error) => lose(next, error));
    try {
      await next.connect();
      // From here on, topics that are followed subscribe by themselves.
      client = next;
      await within(next.subscribe([everyone, ...[...followed.keys()].map(channelOf)], receive));
    } catch (error) {
      if (client === next) client = undefined;
      next.destroy();
      throw error;
    }
    if (closed) return next.destroy();
    // Lost meanwhile: the next attempt is on its way.
    if (client === next) onConnected(true);
  }

  /** Gives up a connection. A new one has a new client, because the old one would follow topics of the past. */
  function lose(lost: Client, error: unknown): void {
    if (lost !== client || closed) return;
    client = undefined;
    onConnected(false);
    log.warn({ err: error }, 'Redis lost: pages miss the updates of other processes until it is back');
    lost.destroy();
    reconnectLater();
  }

  function reconnectLater(): void {
    if (closed) return;
    reconnectTimer = setTimeout(() => {
      connect().then(
        () => {
          log.info('Redis is back: pages catch up');
          onGap();
        },
        (error: unknown) => {
          log.debug({ err: error }, 'Redis not reached, trying again');
          reconnectLater();
        },
      );
    }, RETRY_DELAY_MS);
  }

  async function transmit(batch: Entries | null): Promise<boolean> {
    const connected = client;
    if (connected === undefined) return false;
    const commands =
      batch === null
        ? [connected.publish(everyone, `${self}null`)]
        : [...batch].flatMap(([json, entry]) => publish(connected, json, entry));
    try {
      await within(Promise.all(commands));
      return true;
    } catch (error) {
      lose(connected, error);
      return false;
    }
  }

  function publish(connected: Client, json: string, entry: LiveEntry): Promise<unknown>[] {
    if (!('update' in entry)) return [connected.publish(everyone, self + json)];
    const message = self + JSON.stringify(entry.update);
    return entry.topics.flatMap((topic) => [
      // Stored first: a process that subscribes too late for the message finds it. People catch up by themselves.
      ...(isPersonTopic(topic)
        ? []
        : [connected.set(recentKeyOf(topic), '', { expiration: { type: 'EX', value: RECENT_SECONDS } })]),
      connected.publish(channelOf(topic), message),
    ]);
  }

  await connect().catch((error: unknown) => {
    log.error(
      { err: error },
      'Redis at LIVE_URL not reached: pages miss the updates of other processes until it is',
    );
    reconnectLater();
  });
  const checkTimer = setInterval(() => {
    const checked = client;
    if (checked !== undefined) within(checked.ping()).catch((error: unknown) => lose(checked, error));
  }, CHECK_INTERVAL_MS);
  const sender = createSender(transmit);

  return {
    send: sender.send,
    async follow(topic) {
      followed.set(topic, (followed.get(topic) ?? 0) + 1);
      const connected = client;
      // Once it is back, all pages catch up.
      if (connected === undefined) return false;
      try {
        const [, recent] = await within(
          Promise.all([
            connected.subscribe(channelOf(topic), receive),
            isPersonTopic(topic) ? 0 : connected.exists(recentKeyOf(topic)),
          ]),
        );
        return recent > 0;
      } catch (error) {
        lose(connected, error);
        return false;
      }
    },
    unfollow(topic) {
      const left = (followed.get(topic) ?? 0) - 1;
      if (left > 0) {
        followed.set(topic, left);
        return;
      }
      followed.delete(topic);
      client?.unsubscribe(channelOf(topic), receive).catch(() => undefined);
    },
    async close() {
      clearTimeout(reconnectTimer);
      clearInterval(checkTimer);
      closed = true;
      await sender.close();
      client?.destroy();
    },
  };
}

const connectionTo = (url: string) =>
  createClient({
    url,
    name: 'offhand-live',
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: false },
  });

/** Rejects if Redis does not answer in time. */
async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
