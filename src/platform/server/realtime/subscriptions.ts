import {
  LIVE_CLOSE,
  LIVE_LIMITS,
  LIVE_UPDATES,
  type LiveMessage,
  type LiveRequest,
  TOPIC,
} from '../../../shared/live.ts';
import type { Owner } from '../http/actor.ts';
import type { Log } from '../log.ts';
import type { TopicPolicies } from './live.ts';
import type { Relay } from './relay.ts';

/** The part of a connection that subscriptions use. */
export interface Subscriber {
  /** Null for a visitor, who may subscribe to open topics only. */
  owner: Owner | null;
  /** Topics that the page requested, including those whose policy is still being checked. */
  topics: Set<string>;
  /** Requests since `countedFrom`, milliseconds since 1970. */
  requests: number;
  countedFrom: number;
  send(message: LiveMessage): void;
  close(code: number): void;
}

interface Options<S> {
  policies: TopicPolicies;
  log: Log;
  /** Maintained here: who receives what is published to a topic. */
  subscribers: MultiMap<S>;
  /** Whether a topic was updated while a page that subscribes now may still have been loading. */
  isRecent: (topic: string) => boolean;
  following: Following;
}

/** What a process has to follow to receive the updates of others. */
export type Following = Pick<Relay, 'follow' | 'unfollow'>;

/** Handles the requests of pages to subscribe to topics and to unsubscribe. */
export function createSubscriptions<S extends Subscriber>({
  policies,
  log,
  subscribers,
  isRecent,
  following,
}: Options<S>) {
  async function isAllowed(owner: Owner | null, topic: string): Promise<boolean> {
    const colon = topic.indexOf(':');
    const name = topic.slice(0, colon);
    const policy = Object.hasOwn(policies, name) ? policies[name] : undefined;
    if (policy === undefined || policy === 'open') return policy === 'open';
    if (owner === null) return false;
    try {
      return await policy(owner, topic.slice(colon + 1));
    } catch (error) {
      log.warn({ err: error, topic }, 'topic policy failed');
      return false;
    }
  }

  function removeTopic(subscriber: S, topic: string): void {
    subscriber.topics.delete(topic);
    if (subscribers.delete(topic, subscriber)) following.unfollow(topic);
  }

  function deny(subscriber: S, topic: string): void {
    removeTopic(subscriber, topic);
    subscriber.send({ topic, type: LIVE_UPDATES.denied, ids: [] });
  }

  async function subscribe(subscriber: S, topic: string): Promise<void> {
    const { topics } = subscriber;
    if (!topics.has(topic) && topics.size >= LIVE_LIMITS.topics) return deny(subscriber, topic);
    topics.add(topic);
    const allowed = await isAllowed(subscriber.owner, topic);
    // Unsubscribed or disconnected meanwhile.
    if (!topics.has(topic)) return;
    if (!allowed) return deny(subscriber, topic);
    const wasRecent = subscribers.add(topic, subscriber) && (await following.follow(topic));
    if (!topics.has(topic)) return;
    subscriber.send({ topic, type: LIVE_UPDATES.subscribed, ids: [] });
    if (wasRecent || isRecent(topic)) subscriber.send({ topic, type: LIVE_UPDATES.catchUp, ids: [] });
  }

  function isTooFast(subscriber: S): boolean {
    const now = Date.now();
    if (now - subscriber.countedFrom > LIVE_LIMITS.requestsPerMs) {
      subscriber.countedFrom = now;
      subscriber.requests = 0;
    }
    subscriber.requests += 1;
    return subscriber.requests > LIVE_LIMITS.requests;
  }

  return {
    /** Handles a message from a page. A malformed message, or one too many, ends the connection. */
    receive(subscriber: S, text: string): void {
      const request = parseRequest(text);
      if (request === null) return subscriber.close(LIVE_CLOSE.invalidMessage);
      if (isTooFast(subscriber)) return subscriber.close(LIVE_CLOSE.tooManyMessages);
      if ('subscribe' in request) void subscribe(subscriber, request.subscribe);
      else removeTopic(subscriber, request.unsubscribe);
    },

    /** Checks the policies again, and ends the subscriptions they no longer allow. */
    async recheck(subscriber: S): Promise<void> {
      for (const topic of subscriber.topics) {
        if (!(await isAllowed(subscriber.owner, topic)) && subscriber.topics.has(topic))
          deny(subscriber, topic);
      }
    },

    /** Call it after the connection closed. */
    remove(subscriber: S): void {
      for (const topic of subscriber.topics) removeTopic(subscriber, topic);
    },
  };
}

/** Parses an object with one key and the name of a topic. */
function parseRequest(text: string): LiveRequest | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof message !== 'object' || message === null) return null;
  const [entry, ...more] = Object.entries(message);
  if (entry === undefined || more.length > 0) return null;
  const [key, topic] = entry;
  if (typeof topic !== 'string' || !TOPIC.test(topic)) return null;
  if (key === 'subscribe') return { subscribe: topic };
  return key === 'unsubscribe' ? { unsubscribe: topic } : null;
}

/** Stores several values per key. A key without values takes no memory. */
export class MultiMap<V> {
  #sets = new Map<string, Set<V>>();

  /** Returns whether the value is new. */
  add(key: string, value: V): boolean {
    const values = this.#sets.get(key);
    if (values?.has(value)) return false;
    if (values) values.add(value);
    else this.#sets.set(key, new Set([value]));
    return true;
  }

  /** Returns whether there was such a value. */
  delete(key: string, value: V): boolean {
    const values = this.#sets.get(key);
    if (!values?.delete(value)) return false;
    if (values.size === 0) this.#sets.delete(key);
    return true;
  }

  get(key: string): Iterable<V> {
    return this.#sets.get(key) ?? [];
  }
}
