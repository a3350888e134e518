import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether this system shows the processes of the embedded PostgreSQL. */
export const SHOWS_PROCESSES = existsSync('/proc/self/task');

/** The processes of the embedded PostgreSQL in a data folder. */
export interface PostgresProcesses {
  postmaster: number;
  /** Those that serve a connection each. */
  backends: number[];
  /** All others: writers, launchers. */
  others: number[];
}

/** @throws where the server is not running. */
export async function postgresProcesses(dataDir: string): Promise<PostgresProcesses> {
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(pidFile, 10);
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const backends: number[] = [];
  const others: number[] = [];
  for (const pid of children.trim().split(' ').map(Number)) {
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    (title.startsWith('postgres: offhand offhand') ? backends : others).push(pid);
  }
  return { postmaster, backends, others };
}
