import {
  LIVE_CLOSE,
  LIVE_PATH,
  LIVE_TIMES,
  LIVE_UPDATES,
  LIVE_VISITOR_PATH,
  type LiveMessage,
  type LiveRequest,
  type LiveUpdate,
} from '../../../shared/live.ts';
import { createReconnectingSocket, type ReconnectTimes } from './reconnecting-socket.ts';

/** A part of a page that receives updates. Components use `useLive`, which loads this file on demand. */
export interface LiveSubscriber {
  /** Called when something changed: load it from the API. */
  update(update: LiveUpdate): void;
  /**
   * Called when updates begin to arrive, for the first time or again: load everything since the last known
   * id.
   */
  connected(): void;
  /** Called when no more updates arrive: the browser is signed out, or the topic is not allowed. */
  ended?(): void;
}

interface Options extends Partial<ReconnectTimes> {
  url: (path: typeof LIVE_PATH | typeof LIVE_VISITOR_PATH) => string;
  /** Milliseconds for which an unused connection stays open, because the next page may need it. */
  linger?: number;
}

/** Creates the page's connection, which stays open while there are subscribers. */
export function createLive({
  url,
  firstDelay = 500,
  maxDelay = 30_000,
  silence = LIVE_TIMES.silence,
  linger = 5_000,
}: Options) {
  /** Subscribers to the viewer's own updates. */
  const personal = new Set<LiveSubscriber>();
  const topics = new Map<string, { subscribers: Set<LiveSubscriber>; confirmed: boolean }>();
  /** Whether the connection is a visitor's, which gets no personal updates. */
  let asVisitor = false;
  let lingerTimer: ReturnType<typeof setTimeout> | undefined;

  const isNeeded = () => personal.size > 0 || topics.size > 0;
  const notifyConnected = (subscribers: Iterable<LiveSubscriber>) => {
    for (const subscriber of subscribers) subscriber.connected();
  };
  const socket = createReconnectingSocket({
    firstDelay,
    maxDelay,
    silence,
    isNeeded,
    connect() {
      asVisitor = personal.size === 0;
      for (const topic of topics.values()) topic.confirmed = false;
      return new WebSocket(url(asVisitor ? LIVE_VISITOR_PATH : LIVE_PATH));
    },
    onOpen() {
      notifyConnected(personal);
      for (const topic of topics.keys()) request({ subscribe: topic });
    },
    onMessage: (text) => receive(JSON.parse(text) as LiveMessage),
    onClose(code) {
      if (code !== LIVE_CLOSE.ended) return;
      const signedOut = [...personal];
      personal.clear();
      for (const subscriber of signedOut) subscriber.ended?.();
    },
  });
  const request = (message: LiveRequest) => socket.send(JSON.stringify(message));

  function receive({ topic, ...update }: LiveMessage): void {
    if (topic !== undefined) return receiveForTopic(topic, update);
    if (update.type === LIVE_UPDATES.catchUp) {
      notifyConnected(personal);
      for (const { subscribers } of topics.values()) notifyConnected(subscribers);
    } else if (update.type !== LIVE_UPDATES.heartbeat) {
      for (const subscriber of personal) subscriber.update(update);
    }
  }

  function receiveForTopic(name: string, update: LiveUpdate): void {
    const topic = topics.get(name);
    if (topic === undefined) return;
    const { subscribers } = topic;
    switch (update.type) {
      case LIVE_UPDATES.subscribed:
        topic.confirmed = true;
        return notifyConnected(subscribers);
      case LIVE_UPDATES.catchUp:
        return notifyConnected(subscribers);
      case LIVE_UPDATES.denied:
        for (const subscriber of subscribers) subscriber.ended?.();
        return;
      default:
        for (const subscriber of subscribers) subscriber.update(update);
    }
  }

  function subscribePersonal(subscriber: LiveSubscriber): () => void {
    const wasNeeded = isNeeded();
    personal.add(subscriber);
    // Not right away, because other subscribers decide whether it is a visitor's connection.
    if (!socket.isStarted() && !wasNeeded) socket.start();
    else if (socket.isStarted() && asVisitor) socket.reconnect();
    // Its data was loaded just before it subscribed.
    else if (socket.isOpen()) queueMicrotask(() => personal.has(subscriber) && subscriber.connected());
    return () => void personal.delete(subscriber);
  }

  function subscribeTo(name: string, subscriber: LiveSubscriber): () => void {
    const wasNeeded = isNeeded();
    const topic = topics.get(name) ?? { subscribers: new Set(), confirmed: false };
    topic.subscribers.add(subscriber);
    if (!topics.has(name)) {
      topics.set(name, topic);
      if (!socket.isStarted() && !wasNeeded) socket.start();
      else request({ subscribe: name });
    } else if (topic.confirmed) {
      queueMicrotask(() => topic.subscribers.has(subscriber) && subscriber.connected());
    }
    return () => {
      topic.subscribers.delete(subscriber);
      if (topic.subscribers.size > 0 || topics.get(name) !== topic) return;
      topics.delete(name);
      request({ unsubscribe: name });
    };
  }

  return {
    /**
     * Subscribes to a topic, or to the viewer's own updates without one. Returns a function that
     * unsubscribes.
     */
    subscribe(subscriber: LiveSubscriber, topic?: string): () => void {
      clearTimeout(lingerTimer);
      const unsubscribe =
        topic === undefined ? subscribePersonal(subscriber) : subscribeTo(topic, subscriber);
      return () => {
        unsubscribe();
        if (!isNeeded()) lingerTimer = setTimeout(socket.stop, linger);
      };
    },
  };
}

const page = createLive({ url: (path) => location.origin.replace(/^http/, 'ws') + path });

/** Subscribes on the connection of this tab. */
export const subscribeLive = page.subscribe;
