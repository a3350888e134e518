import {
  LIVE_CLOSE,
  LIVE_PATH,
  LIVE_TIMES,
  LIVE_UPDATES,
  LIVE_VISITOR_PATH,
  type LiveMessage,
  type LiveRequest,
  type LiveUpdate,
} from '../../shared/live.ts';

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

interface Options {
  url: (path: typeof LIVE_PATH | typeof LIVE_VISITOR_PATH) => string;
  /** Milliseconds before the first reconnect; doubles with each attempt. */
  firstDelay?: number;
  maxDelay?: number;
  /** Milliseconds without a message after which the connection counts as lost. */
  silence?: number;
  /** Milliseconds for which an unused connection stays open, because the next page may need it. */
  linger?: number;
}

/**
 * Milliseconds after which a connection counts as stable, so that its loss starts with the first delay again.
 */
const STABLE_MS = 5_000;

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
  let socket: WebSocket | null = null;
  /** Whether the connection is a visitor's, which gets no personal updates. */
  let asVisitor = false;
  let openedAt = 0;
  let lastMessageAt = 0;
  let attempts = 0;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let lingerTimer: ReturnType<typeof setTimeout> | undefined;

  const isOpen = () => socket?.readyState === WebSocket.OPEN;
  const isNeeded = () => personal.size > 0 || topics.size > 0;
  const notifyConnected = (subscribers: Iterable<LiveSubscriber>) => {
    for (const subscriber of subscribers) subscriber.connected();
  };
  const request = (message: LiveRequest) => {
    if (isOpen()) socket?.send(JSON.stringify(message));
  };

  function disconnect(): void {
    clearTimeout(reconnectTimer);
    clearTimeout(silenceTimer);
    const previous = socket;
    socket = null;
    previous?.close();
  }

  function connect(): void {
    disconnect();
    asVisitor = personal.size === 0;
    const created = new WebSocket(url(asVisitor ? LIVE_VISITOR_PATH : LIVE_PATH));
    socket = created;
    openedAt = 0;
    for (const topic of topics.values()) topic.confirmed = false;
    created.addEventListener('open', () => {
      if (created !== socket) return;
      openedAt = Date.now();
      restartSilenceTimer();
      notifyConnected(personal);
      for (const topic of topics.keys()) request({ subscribe: topic });
    });
    created.addEventListener('message', ({ data }) => {
      if (created !== socket) return;
      restartSilenceTimer();
      receive(JSON.parse(String(data)) as LiveMessage);
    });
    created.addEventListener('close', ({ code }) => {
      if (created === socket) handleClose(code);
    });
  }

  function receive({ topic, ...update }: LiveMessage): void {
    if (topic !== undefined) return receiveOf(topic, update);
    if (update.type === LIVE_UPDATES.catchUp) {
      notifyConnected(personal);
      for (const { subscribers } of topics.values()) notifyConnected(subscribers);
    } else if (update.type !== LIVE_UPDATES.heartbeat) {
      for (const subscriber of personal) subscriber.update(update);
    }
  }

  function receiveOf(name: string, update: LiveUpdate): void {
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

  /**
   * A connection can die without closing, for example when a phone changes networks. Then no heartbeat
   * arrives.
   */
  function restartSilenceTimer(): void {
    lastMessageAt = Date.now();
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(connect, silence);
  }

  function handleClose(code: number): void {
    clearTimeout(silenceTimer);
    socket = null;
    if (code === LIVE_CLOSE.ended) {
      const signedOut = [...personal];
      personal.clear();
      for (const subscriber of signedOut) subscriber.ended?.();
    }
    if (!isNeeded()) return;
    if (openedAt > 0 && Date.now() - openedAt > STABLE_MS) attempts = 0;
    const delay = Math.min(maxDelay, firstDelay * 2 ** attempts);
    attempts += 1;
    // Random, so that pages don't all reconnect at once when a server restarts.
    reconnectTimer = setTimeout(connect, delay * (0.5 + Math.random() / 2));
  }

  function reconnectNow(): void {
    if (!isNeeded()) return;
    attempts = 0;
    connect();
  }

  function handleOnline(): void {
    // An open connection belongs to the lost network.
    reconnectNow();
  }

  function handleVisibility(): void {
    if (document.visibilityState !== 'visible') return;
    // After sleep, a connection may look open but be dead.
    if (!isOpen() || Date.now() - lastMessageAt > silence) reconnectNow();
  }

  function start(): void {
    window.addEventListener('online', handleOnline);
    document.addEventListener('visibilitychange', handleVisibility);
    clearTimeout(reconnectTimer);
    // Delayed, because other subscribers decide whether it is a visitor's connection.
    reconnectTimer = setTimeout(reconnectNow);
  }

  function stop(): void {
    window.removeEventListener('online', handleOnline);
    document.removeEventListener('visibilitychange', handleVisibility);
    disconnect();
  }

  function subscribePersonal(subscriber: LiveSubscriber): () => void {
    const wasNeeded = isNeeded();
    personal.add(subscriber);
    if (socket === null && !wasNeeded) start();
    else if (socket !== null && asVisitor) reconnectNow();
    // Its data was loaded just before it subscribed.
    else if (isOpen()) queueMicrotask(() => personal.has(subscriber) && subscriber.connected());
    return () => void personal.delete(subscriber);
  }

  function subscribeTo(name: string, subscriber: LiveSubscriber): () => void {
    const wasNeeded = isNeeded();
    const topic = topics.get(name) ?? { subscribers: new Set(), confirmed: false };
    topic.subscribers.add(subscriber);
    if (!topics.has(name)) {
      topics.set(name, topic);
      if (socket === null && !wasNeeded) start();
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
        if (!isNeeded()) lingerTimer = setTimeout(stop, linger);
      };
    },
  };
}

const page = createLive({ url: (path) => location.origin.replace(/^http/, 'ws') + path });

/** Subscribes on the connection of this tab. */
export const subscribeLive = page.subscribe;
