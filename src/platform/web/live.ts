import { LIVE_CLOSE, LIVE_UPDATES, LIVE_PATH, LIVE_TIMES, type LiveUpdate } from '../../shared/live.ts';

/** What a part of a page wants to know. Components use `useLive`, which loads this file when it is needed. */
export interface LiveListener {
  /** Something changed: ask the API. */
  update(update: LiveUpdate): void;
  /** Connected, for the first time or again: ask for everything since the last known id. */
  connected(): void;
  /** The server ended it, because nobody is signed in with this browser's cookies any more. */
  ended?(): void;
}

interface Options {
  url: () => string;
  /** Milliseconds before the first try to connect again; doubles with each try. */
  firstDelay?: number;
  maxDelay?: number;
  silence?: number;
  /** Milliseconds for which an unused connection is kept, as pages follow one another. */
  linger?: number;
}

/** Milliseconds after which a connection counts as good, so that the next loss is answered quickly again. */
const STABLE_MS = 5_000;

/** One connection for everything on the page; kept up while anything listens. */
export function createLive({
  url,
  firstDelay = 500,
  maxDelay = 30_000,
  silence = LIVE_TIMES.silence,
  linger = 5_000,
}: Options) {
  const listeners = new Set<LiveListener>();
  let socket: WebSocket | null = null;
  let openedAt = 0;
  let heardAt = 0;
  let tries = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let leave: ReturnType<typeof setTimeout> | undefined;

  const isOpen = () => socket?.readyState === WebSocket.OPEN;
  const notifyConnected = () => {
    for (const listener of listeners) listener.connected();
  };

  function drop(): void {
    clearTimeout(retry);
    clearTimeout(watch);
    const dropped = socket;
    socket = null;
    dropped?.close();
  }

  function connect(): void {
    drop();
    const made = new WebSocket(url());
    socket = made;
    openedAt = 0;
    made.addEventListener('open', () => {
      if (made !== socket) return;
      openedAt = Date.now();
      noteWord();
      notifyConnected();
    });
    made.addEventListener('message', ({ data }) => {
      if (made !== socket) return;
      noteWord();
      hear(JSON.parse(String(data)) as LiveUpdate);
    });
    made.addEventListener('close', ({ code }) => {
      if (made === socket) lost(code);
    });
  }

  function hear(update: LiveUpdate): void {
    if (update.type === LIVE_UPDATES.heartbeat) return;
    if (update.type === LIVE_UPDATES.catchUp) notifyConnected();
    else for (const listener of listeners) listener.update(update);
  }

  /** A connection can die without a word, when a phone changes networks; then the beats stay away. */
  function noteWord(): void {
    heardAt = Date.now();
    clearTimeout(watch);
    watch = setTimeout(connect, silence);
  }

  function lost(code: number): void {
    clearTimeout(watch);
    socket = null;
    if (code === LIVE_CLOSE.ended) {
      for (const listener of listeners) listener.ended?.();
      return;
    }
    if (listeners.size === 0) return;
    if (openedAt > 0 && Date.now() - openedAt > STABLE_MS) tries = 0;
    const delay = Math.min(maxDelay, firstDelay * 2 ** tries);
    tries += 1;
    // Not all at once when a server starts anew.
    retry = setTimeout(connect, delay * (0.5 + Math.random() / 2));
  }

  function reconnectNow(): void {
    if (listeners.size === 0) return;
    tries = 0;
    connect();
  }

  function online(): void {
    // What was open belongs to the network that went away.
    reconnectNow();
  }

  function shown(): void {
    if (document.visibilityState !== 'visible') return;
    // After sleep a connection may look open and be gone.
    if (!isOpen() || Date.now() - heardAt > silence) reconnectNow();
  }

  function follow(): void {
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', shown);
  }

  function stop(): void {
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', shown);
    drop();
  }

  return {
    /** Returns the function that stops listening. */
    listen(listener: LiveListener): () => void {
      clearTimeout(leave);
      listeners.add(listener);
      if (listeners.size === 1 && socket === null) {
        follow();
        reconnectNow();
      } else if (isOpen()) {
        // What it shows was asked for a moment ago, before it listened.
        queueMicrotask(() => listeners.has(listener) && listener.connected());
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leave = setTimeout(stop, linger);
      };
    },
  };
}

const page = createLive({ url: () => `${location.origin.replace(/^http/, 'ws')}${LIVE_PATH}` });

/** Listens on the connection of this tab. */
export const listenLive = page.listen;
