import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { PostgresAddress } from './test-databases.ts';

export interface SilentProxy {
  port: number;
  /** Forwards nothing from now on, in either direction, so that the server seems to hang. */
  silence(): void;
  /** Forwards what has arrived meanwhile, and everything after. */
  resume(): void;
  close(): Promise<void>;
}

/** Opens a local port that forwards to a PostgreSQL until it is silenced. */
export async function startSilentProxy({ host, port }: PostgresAddress): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  let silent = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    if (silent) socket.pause();
  };
  const server = createServer((client) => {
    const target = connect(join(host, `.s.PGSQL.${port}`));
    const pairs = [
      [client, target],
      [target, client],
    ] as const;
    for (const [from, to] of pairs) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('close', () => to.destroy());
      track(from);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      silent = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
