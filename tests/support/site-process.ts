import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

export const ROOT = join(import.meta.dirname, '..', '..');

/** For compiled modules, as in `npm start`: halves the time to load the server. */
export const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled');

/** Includes the development kit in builds, which a journey opens. */
const KIT = { DEVELOPMENT_KIT: '1' };

export interface SiteProcess {
  child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Resolves to the printed address once it is ready. Rejects with its output if it ends before. */
  ready: Promise<string>;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<number | null>;
}

interface Options {
  /** The program to run; the server itself by default. */
  entry?: string;
  cwd?: string;
  account?: { uid: number; gid: number };
}

/** Runs the product in its own process. It inherits only the settings and what every program needs. */
export function runSite(settings: Record<string, string>, options: Options = {}): SiteProcess {
  const { entry = join(ROOT, 'src/app/server/main.ts'), cwd = ROOT, account } = options;
  const child = spawn(process.execPath, [entry], {
    cwd,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      DEMO: '0',
      LOG_LEVEL: 'warn',
      PARENT_PIPE: '3',
      NODE_COMPILE_CACHE: COMPILED,
      // `npm start` would otherwise build the pages again.
      ...KIT,
      ...settings,
    },
    // The last pipe makes the site end when the tests that started it are killed.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    ...account,
  });
  let printed = '';
  const ended = once(child, 'close').then(() => child.exitCode);
  const ready = new Promise<string>((resolve, reject) => {
    const receive = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /Offhand is ready: (\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', receive);
    child.stderr?.on('data', receive);
    void ended.then(() => reject(new Error(`The site ended before it was ready:\n${printed}`)));
  });
  ready.catch(() => undefined);
  return {
    child,
    output: () => printed,
    ready,
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Builds the pages with the development kit if their sources have changed. */
export async function buildPages(): Promise<void> {
  const build = () =>
    promisify(execFile)(process.execPath, [join(ROOT, 'scripts/build.mjs'), '--when-stale'], {
      cwd: ROOT,
      env: { ...process.env, ...KIT },
    });
  // Another test file may be building them.
  await alone(join(tmpdir(), `offhand-build-${ROOT.replaceAll(/\W+/g, '-')}`), build);
}

/** Longer than any build. An older lock belongs to a killed run. */
const LOCK_MS = 180_000;

/** Runs `work` while holding a lock: a folder, which only one process can create. */
async function alone(lock: string, work: () => Promise<unknown>): Promise<void> {
  const take = () => mkdir(lock).catch(async () => Date.now() - (await stat(lock)).mtimeMs > LOCK_MS);
  while ((await take().catch(() => false)) === false) await delay(100);
  try {
    await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/**
 * Finds a free local port outside the range from which systems assign ports, usually from 32768: such a port
 * may be taken again before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_768);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => probe.close(resolve));
    if (isFree) return port;
  }
}
