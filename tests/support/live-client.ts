import { once } from 'node:events';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { LIVE_PATH, LIVE_UPDATES, type LiveMessage } from '../../src/shared/live.ts';
import type { TestClient } from './test-client.ts';

export interface LiveClient {
  socket: WebSocket;
  /** Every update so far, except heartbeats, which arrive at any time. */
  updates: LiveMessage[];
  /** Waits until `times` updates of a type have arrived. Resolves to the last one. */
  receive(type: string, times?: number): Promise<LiveMessage>;
  /** Resolves to the code with which the connection was closed. */
  closed: Promise<number>;
}

/** Opens the live connection of a client's browser. */
export async function connectLive(
  url: string,
  client: TestClient,
  headers: Record<string, string> = {},
  path: string = LIVE_PATH,
): Promise<LiveClient> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + path, {
    headers: {
      Origin: client.origin,
      'X-Forwarded-For': client.address,
      Cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
      ...headers,
    },
  });
  const updates: LiveMessage[] = [];
  socket.on('message', (data) => {
    const update = JSON.parse(String(data)) as LiveMessage;
    if (update.type !== LIVE_UPDATES.heartbeat) updates.push(update);
  });
  const closed = once(socket, 'close').then(([code]) => code as number);
  closed.catch(() => undefined);
  await once(socket, 'open');
  return {
    socket,
    updates,
    closed,
    receive: (type, times = 1) =>
      vi.waitFor(
        () => {
          const ofType = updates.filter((update) => update.type === type);
          const update = ofType[times - 1];
          if (update === undefined) throw new Error(`${ofType.length} of ${times} ${type}`);
          return update;
        },
        { timeout: 5_000, interval: 5 },
      ),
  };
}

/** Returns the status with which a live connection is refused, or 'admitted'. */
export async function refusal(
  url: string,
  client: TestClient,
  headers: Record<string, string> = {},
): Promise<string> {
  return connectLive(url, client, headers).then(
    ({ socket }) => {
      socket.terminate();
      return 'admitted';
    },
    (error: Error) => error.message,
  );
}
