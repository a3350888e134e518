import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';
import { errorCode } from './error-code.ts';

/** A fast shutdown that takes longer than this is followed by an immediate one; neither loses committed rows. */
const FAST_SHUTDOWN_MS = 5_000;
const PID_FILE = 'postmaster.pid';

/**
 * Ends processes that an earlier run left in the cluster folder, and removes pid files that only a power cut leaves:
 * those whose number now belongs to another program, or whose text never reached the disk. The caller holds the
 * folder's lock, so no other process starts a server here.
 */
export async function clearLeftovers(folder: string, socketFolder: string, deadline: number): Promise<void> {
  // On Windows our server ends with us, and PostgreSQL removes its pid file itself.
  if (process.platform === 'win32') return;
  const since = Date.now();
  for (;;) {
    const pidFile = await readFile(path.join(folder, PID_FILE), 'utf8').catch(() => undefined);
    if (pidFile === undefined) break;
    const servers = await serversIn(folder);
    if (servers.length === 0) break;
    const postmaster = Number.parseInt(pidFile, 10);
    if (Date.now() > deadline) {
      throw new StartupError(
        `The PostgreSQL of an earlier run (process ${postmaster}) still works in "${folder}": ` +
          `wait until it has ended, or end it with: kill -QUIT ${postmaster}`,
      );
    }
    const isLate = Date.now() - since > FAST_SHUTDOWN_MS;
    if (servers.includes(postmaster)) signal(postmaster, isLate ? 'SIGQUIT' : 'SIGINT');
    // The other processes end by themselves once their postmaster is gone, unless they hang.
    else if (isLate) for (const server of servers) signal(server, 'SIGKILL');
    await delay(25);
  }
  await removeMisleading(path.join(folder, PID_FILE));
  for (const entry of await readdir(socketFolder).catch(() => [])) {
    if (/^\.s\.PGSQL\.\d+\.lock$/.test(entry)) await removeMisleading(path.join(socketFolder, entry));
  }
}

/** PostgreSQL removes a pid file whose process is gone, but takes any running process for a server. */
async function removeMisleading(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const pid = Math.abs(Number.parseInt(text, 10));
  if (!(pid > 0) || isAlive(pid)) await rm(file, { force: true });
}

/** Process numbers of the PostgreSQL processes whose working directory is `folder`. */
async function serversIn(folder: string): Promise<number[]> {
  if (process.platform !== 'linux') return serversByCommand(folder);
  const wanted = await stat(folder);
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(
    numbers.map(async (number) => {
      try {
        const cwd = await stat(`/proc/${number}/cwd`);
        if (cwd.ino !== wanted.ino || cwd.dev !== wanted.dev) return [];
        const program = path.basename(await readlink(`/proc/${number}/exe`));
        return program.startsWith('postgres') ? [Number(number)] : [];
      } catch {
        // It ended meanwhile, or belongs to an account that does not run our server.
        return [];
      }
    }),
  );
  return folders.flat();
}

async function serversByCommand(folder: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,command=']);
  return stdout
    .split('\n')
    .filter((line) => line.includes('postgres') && line.includes(` -D ${folder} `))
    .map((line) => Number.parseInt(line, 10));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
