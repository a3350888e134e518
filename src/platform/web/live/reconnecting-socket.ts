/** How long to wait for what. All times are milliseconds. */
export interface ReconnectTimes {
  /** Before the first reconnect; doubles with each attempt. */
  firstDelay: number;
  maxDelay: number;
  /** Without a message, after which the connection counts as lost. */
  silence: number;
}

interface SocketOptions extends ReconnectTimes {
  connect: () => WebSocket;
  /** Whether a lost connection is replaced. */
  isNeeded: () => boolean;
  onOpen: () => void;
  onMessage: (text: string) => void;
  onClose: (code: number) => void;
}

/** Milliseconds after which a connection counts as stable, so that its loss starts with the first delay again. */
const STABLE_MS = 5_000;

/**
 * Creates a connection that is replaced when it is lost: when it closes, when no message arrives, and after the device
 * changed networks or slept.
 */
export function createReconnectingSocket(options: SocketOptions) {
  const { firstDelay, maxDelay, silence } = options;
  let socket: WebSocket | null = null;
  let openedAt = 0;
  let lastMessageAt = 0;
  let attempts = 0;
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;

  const isOpen = () => socket?.readyState === WebSocket.OPEN;

  function disconnect(): void {
    clearTimeout(reconnectTimer);
    clearTimeout(silenceTimer);
    const previous = socket;
    socket = null;
    previous?.close();
  }

  function connect(): void {
    disconnect();
    const created = options.connect();
    socket = created;
    openedAt = 0;
    created.addEventListener('open', () => {
      if (created !== socket) return;
      openedAt = Date.now();
      restartSilenceTimer();
      options.onOpen();
    });
    created.addEventListener('message', ({ data }) => {
      if (created !== socket) return;
      restartSilenceTimer();
      options.onMessage(String(data));
    });
    created.addEventListener('close', ({ code }) => {
      if (created === socket) handleClose(code);
    });
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
    options.onClose(code);
    if (!options.isNeeded()) return;
    if (openedAt > 0 && Date.now() - openedAt > STABLE_MS) attempts = 0;
    const delay = Math.min(maxDelay, firstDelay * 2 ** attempts);
    attempts += 1;
    // Random, so that pages don't all reconnect at once when a server restarts.
    reconnectTimer = setTimeout(connect, delay * (0.5 + Math.random() / 2));
  }

  function reconnect(): void {
    if (!options.isNeeded()) return;
    attempts = 0;
    connect();
  }

  function handleOnline(): void {
    // An open connection belongs to the lost network.
    reconnect();
  }

  function handleVisibility(): void {
    if (document.visibilityState !== 'visible') return;
    // After sleep, a connection may look open but be dead.
    if (!isOpen() || Date.now() - lastMessageAt > silence) reconnect();
  }

  return {
    isOpen,
    /** Whether there is a connection, or one is being opened. */
    isStarted: () => socket !== null,
    /** Sends text, if the connection is open. */
    send(text: string): void {
      if (isOpen()) socket?.send(text);
    },
    /** Replaces the connection now. */
    reconnect,
    /** Connects once the current code has run. */
    start(): void {
      window.addEventListener('online', handleOnline);
      document.addEventListener('visibilitychange', handleVisibility);
      clearTimeout(reconnectTimer);
      reconnectTimer = setTimeout(reconnect);
    },
    stop(): void {
      window.removeEventListener('online', handleOnline);
      document.removeEventListener('visibilitychange', handleVisibility);
      disconnect();
    },
  };
}
