import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { vi } from 'vitest';
import { chooseServerUser } from '../../src/platform/server/db/embedded/server-user.ts';
import { runGuarded } from '../../src/platform/server/db/embedded/watchdog.ts';
import { freePort } from './site-process.ts';

/** A server of a system package, on a port of 127.0.0.1. */
export interface InstalledServer {
  port: number;
  stop(): Promise<void>;
  /** Starts it again on the same port after `stop`. */
  start(): Promise<void>;
  /** Stops it and removes its files. */
  close(): Promise<void>;
}

/** Returns the path of a program of a system package; undefined if it is not installed. */
export function findProgram(name: string): string | undefined {
  // Debian installs servers in folders that are only in root's PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * Starts a server with an ordinary account.
 * @param configuration The content of the configuration file.
 * @param argsFor By default the file is the only argument.
 */
export async function startInstalled(
  program: string,
  configuration: (port: number) => string,
  argsFor: (file: string) => string[] = (file) => [file],
): Promise<InstalledServer> {
  const folder = await mkdtemp(join(tmpdir(), 'offhand-server-'));
  const port = await freePort();
  // Some refuse to run as root.
  const user = await chooseServerUser(folder);
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o755);
  const file = join(folder, 'configuration');
  await writeFile(file, configuration(port));
  const logPath = join(folder, 'log');
  const log = await open(logPath, 'a');
  let stop = async (): Promise<void> => undefined;

  async function start(): Promise<void> {
    const running = runGuarded({ command: program, args: argsFor(file), cwd: folder, user, output: log.fd });
    const failed = running.exited.then(async () => {
      throw new Error(`${program} ended:\n${await readFile(logPath, 'utf8')}`);
    });
    stop = async () => {
      running.interrupt();
      await running.exited;
    };
    await Promise.race([failed, vi.waitFor(() => connectOnce(port), { timeout: 20_000, interval: 20 })]);
  }

  await start();
  return {
    port,
    start,
    stop: () => stop(),
    async close() {
      await stop();
      await log.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function connectOnce(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}
