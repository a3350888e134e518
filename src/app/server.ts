/** Starts the whole product in one process: database, jobs, API and pages, and stops it gracefully. */
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import type pg from 'pg';
import { loadConfig } from '../platform/server/config.ts';
import { connectDatabase } from '../platform/server/db/database.ts';
import { startEmbeddedPostgres } from '../platform/server/db/embedded/start-embedded.ts';
import { migrate } from '../platform/server/db/migrate.ts';
import { startJobs } from '../platform/server/jobs.ts';
import { createLog } from '../platform/server/log.ts';
import { StartupError } from '../platform/server/startup-error.ts';
import { loadDemo } from './demo/load-demo.ts';
import { registerJobs } from './jobs.ts';
import { openPageBuild } from './page-build.ts';
import { createPages } from './pages.ts';
import { createServices } from './services.ts';
import { createInProcessApi, createSite } from './site.ts';

/** Milliseconds that requests in flight get to finish when the process is asked to stop. */
const PATIENCE_MS = 10_000;

const { values: options } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });

try {
  await start();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLog(config);
  const closers: (() => Promise<unknown>)[] = [];
  const stop = stopOnce(closers);
  try {
    let connection: pg.ClientConfig;
    if (config.databaseUrl === undefined) {
      const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir });
      closers.unshift(() => postgres.stop());
      connection = postgres.connection;
    } else {
      connection = { connectionString: config.databaseUrl };
    }
    await migrate(connection);
    const { pool, db, close } = connectDatabase(connection, (error) => log.warn({ err: error }, 'connection lost'));
    closers.unshift(close);
    const jobs = await startJobs(pool, log);
    closers.unshift(() => jobs.stop(PATIENCE_MS));
    const services = createServices({ config, log, db, jobs });
    await services.ready;
    await registerJobs(services);
    const logIns = config.demo ? await loadDemo(services) : null;

    const pageBuild = await openPageBuild(options.dev);
    closers.unshift(pageBuild.close);
    const pages = createPages({
      config,
      app: createInProcessApi(services),
      loadBuild: pageBuild.load,
      mode: options.dev ? 'development' : 'production',
    });
    const site = createSite(services, pool, pages, fileURLToPath(new URL('../../build/client', import.meta.url)));
    const server = createAdaptorServer({
      fetch: site.fetch,
      overrideGlobalObjects: false,
    }) as Server;
    if (pageBuild.handleAssets) {
      const [answer] = server.listeners('request') as ((...args: unknown[]) => void)[];
      server.removeAllListeners('request');
      server.on('request', (request, response) =>
        pageBuild.handleAssets?.(request, response, () => answer?.(request, response)),
      );
    }
    await listen(server, config.port, config.host);
    closers.unshift(() => finishRequests(server));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void stop().then(() => process.exit(0)));
    }
    announce(server, config.publicUrl, logIns);
  } catch (error) {
    await stop();
    throw error;
  }
}

function stopOnce(closers: (() => Promise<unknown>)[]): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () =>
    (stopping ??= (async () => {
      for (const close of closers) await close().catch(() => undefined);
    })());
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken: stop the other program, or set PORT to a free one.`,
        EACCES: `Port ${port} is not allowed for this user: set PORT to one above 1023.`,
        EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one it has, or leave it out.`,
      };
      const known = reasons[error.code ?? ''];
      reject(known === undefined ? error : new StartupError(known));
    });
    server.listen(port, host, () => resolve());
  });
}

async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearTimeout(timer);
}

/** The address on a line of its own for people; everything else this process prints is the structured log. */
function announce(server: Server, publicUrl: string, logIns: string[] | null): void {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : '';
  const address = new URL(publicUrl).port === '0' ? `http://localhost:${port}` : publicUrl;
  process.stdout.write(`\nOffhand is ready: ${address}\n${(logIns ?? []).map((line) => `  ${line}\n`).join('')}\n`);
}
