import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { endSlowBodies } from '../../platform/server/http/slow-bodies.ts';
import type { LiveConnections } from '../../platform/server/realtime/live-connections.ts';
import { acceptUpgrades, isLiveUpgrade } from '../../platform/server/realtime/upgrade.ts';
import { StartupError } from '../../platform/server/startup-error.ts';
import type { openPageBuild } from './page-build.ts';

/**
 * How long idle connections stay open, in milliseconds. Longer than proxies keep theirs (mostly 60 seconds),
 * so that none sends a request while it is being closed.
 */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

export type HandleAssets = Awaited<ReturnType<typeof openPageBuild>>['handleAssets'];

interface HttpServerParts {
  fetch: (request: Request) => Response | Promise<Response>;
  /** In development, Vite serves sources and styles before the site does. */
  handleAssets?: HandleAssets;
  connections: LiveConnections;
}

/** Creates the server of a site and its live connections. It doesn't listen yet. */
export function createHttpServer({ fetch, handleAssets, connections }: HttpServerParts): Server {
  const server = createAdaptorServer({
    fetch,
    overrideGlobalObjects: false,
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS, shouldUpgradeCallback: isLiveUpgrade },
  }) as Server;
  if (handleAssets) handleAssetsFirst(server, handleAssets);
  endSlowBodies(server);
  acceptUpgrades(server, { connections, fetch });
  return server;
}

function handleAssetsFirst(server: Server, handleAssets: NonNullable<HandleAssets>): void {
  const [answer] = server.listeners('request') as ((...args: unknown[]) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) =>
    handleAssets(request, response, () => answer?.(request, response)),
  );
}

/**
 * Listens, and returns the port, also if the system chose it.
 * @throws StartupError when the port or the address can't be used.
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: ReadonlyMap<string, string> = new Map(
        Object.entries({
          EADDRINUSE: `Port ${port} is taken: stop the other program, or set PORT to a free one.`,
          EACCES: `Port ${port} is not allowed for this user: set PORT to one above 1023.`,
          EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one it has, or leave it out.`,
        }),
      );
      const reason = reasons.get(error.code ?? '');
      reject(reason === undefined ? error : new StartupError(reason));
    });
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : port);
    });
  });
}

/** Accepts no further requests, and waits for those in flight for at most `timeoutMs`. */
export async function finishRequests(server: Server, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Keep-alive connections outlive their request. Without this, stopping would wait for their timeout.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
