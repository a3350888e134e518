import type { WebSocket } from 'ws';

/** Heartbeats are sent in parts, because writing to thousands of connections at once blocks everything else. */
const PARTS = 25;

interface PingedConnection {
  socket: WebSocket;
  /** Whether a pong arrived since the last ping. */
  alive: boolean;
}

/**
 * Pings connections and disconnects those that didn't answer the last ping.
 * @param every Milliseconds between two heartbeats of a connection.
 * @param onBeat Called for each part after its pings.
 */
export function startHeartbeats<C extends PingedConnection>(
  every: number,
  onBeat: (part: readonly C[]) => void,
) {
  const parts = Array.from({ length: PARTS }, () => new Set<C>());
  let added = 0;
  let beats = 0;

  function beat(): void {
    const part = [...(parts[beats++ % PARTS] ?? [])];
    for (const connection of part) {
      if (!connection.alive) connection.socket.terminate();
      else {
        connection.alive = false;
        connection.socket.ping();
      }
    }
    onBeat(part);
  }
  const timer = setInterval(beat, every / PARTS);

  return {
    /** Returns a function that removes the connection. */
    add(connection: C): () => void {
      const part = parts[added++ % PARTS];
      part?.add(connection);
      connection.socket.on('pong', () => {
        connection.alive = true;
      });
      return () => void part?.delete(connection);
    },
    stop: () => clearInterval(timer),
  };
}
