import { LIVE_CLOSE, LIVE_PATH, LIVE_TIMES, LIVE_UPDATES, type LiveUpdate } from '../../shared/live.ts';

/** A part of a page that receives updates. Components use `useLive`, which loads this file when it is needed. */
export interface LiveSubscriber {
  /** Something changed: ask the API. */
  update(update: LiveUpdate): void;
  /** Connected, for the first time or again: ask for everything since the last known id. */
  connected(): void;
  /** The server ended the connection, because nobody is signed in with this browser's cookies any more. */
  ended?(): void;
}

interface Options {
  url: () => string;
  /** Milliseconds before the first attempt to reconnect; doubles with each attempt. */
  firstDelay?: number;
  maxDelay?: number;
  /** Milliseconds without a message after which the connection counts as lost. */
  silence?: number;
  /** Milliseconds for which an unused connection stays open, because the next page may need it. */
  linger?: number;
}

/** Milliseconds after which a connection counts as stable, so that its loss starts with the first delay again. */
const STABLE_MS = 5_000;

/** One connection for everything on the page; stays open while there are subscribers. */
export function createLive({
  url,
  firstDelay = 500,
  maxDelay = 30_000,
  silence = LIVE_TIMES.silence,
  linger = 5_000,
}: Options) {
  const subscribers = new Set<LiveSubscriber>();
  let socket: WebSocket | null = null;
  let openedAt = 0;
  let lastMessageAt = 0;
  let attempts = 0;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let lingerTimer: ReturnType<typeof setTimeout> | undefined;

  const isOpen = () => socket?.readyState === WebSocket.OPEN;
  const notifyConnected = () => {
    for (const subscriber of subscribers) subscriber.connected();
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
    const created = new WebSocket(url());
    socket = created;
    openedAt = 0;
    created.addEventListener('open', () => {
      if (created !== socket) return;
      openedAt = Date.now();
      restartSilenceTimer();
      notifyConnected();
    });
    created.addEventListener('message', ({ data }) => {
      if (created !== socket) return;
      restartSilenceTimer();
      receive(JSON.parse(String(data)) as LiveUpdate);
    });
    created.addEventListener('close', ({ code }) => {
      if (created === socket) handleClose(code);
    });
  }

  function receive(update: LiveUpdate): void {
    if (update.type === LIVE_UPDATES.heartbeat) return;
    if (update.type === LIVE_UPDATES.catchUp) notifyConnected();
    else for (const subscriber of subscribers) subscriber.update(update);
  }

  /** A connection can die without closing, when a phone changes networks; then no heartbeat arrives. */
  function restartSilenceTimer(): void {
    lastMessageAt = Date.now();
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(connect, silence);
  }

  function handleClose(code: number): void {
    clearTimeout(silenceTimer);
    socket = null;
    if (code === LIVE_CLOSE.ended) {
      for (const subscriber of subscribers) subscriber.ended?.();
      return;
    }
    if (subscribers.size === 0) return;
    if (openedAt > 0 && Date.now() - openedAt > STABLE_MS) attempts = 0;
    const delay = Math.min(maxDelay, firstDelay * 2 ** attempts);
    attempts += 1;
    // Random, so that pages do not all reconnect at once when a server restarts.
    reconnectTimer = setTimeout(connect, delay * (0.5 + Math.random() / 2));
  }

  function reconnectNow(): void {
    if (subscribers.size === 0) return;
    attempts = 0;
    connect();
  }

  function handleOnline(): void {
    // An open connection belongs to the network that was lost.
    reconnectNow();
  }

  function handleVisibility(): void {
    if (document.visibilityState !== 'visible') return;
    // After sleep a connection may look open and be gone.
    if (!isOpen() || Date.now() - lastMessageAt > silence) reconnectNow();
  }

  function start(): void {
    window.addEventListener('online', handleOnline);
    document.addEventListener('visibilitychange', handleVisibility);
    reconnectNow();
  }

  function stop(): void {
    window.removeEventListener('online', handleOnline);
    document.removeEventListener('visibilitychange', handleVisibility);
    disconnect();
  }

  return {
    /** Returns the function that ends the subscription. */
    subscribe(subscriber: LiveSubscriber): () => void {
      clearTimeout(lingerTimer);
      subscribers.add(subscriber);
      if (subscribers.size === 1 && socket === null) start();
      else if (isOpen()) {
        // What it shows was loaded a moment ago, before it subscribed.
        queueMicrotask(() => subscribers.has(subscriber) && subscriber.connected());
      }
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size === 0) lingerTimer = setTimeout(stop, linger);
      };
    },
  };
}

const page = createLive({ url: () => `${location.origin.replace(/^http/, 'ws')}${LIVE_PATH}` });

/** Subscribes on the connection of this tab. */
export const subscribeLive = page.subscribe;
