import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether this system shows the processes of the embedded PostgreSQL. */
export const SHOWS_PROCESSES = existsSync('/proc/self/task');

/** The processes of the embedded PostgreSQL in a data folder. */
export interface PostgresProcesses {
  postmaster: number;
  /** One per connection. */
  backends: number[];
  /** All others: writers, launchers. */
  others: number[];
}

/**
 * Finds the processes.
 * @throws if the server is not running.
 */
export async function postgresProcesses(dataDir: string): Promise<PostgresProcesses> {
  const pidFile = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(pidFile, 10);
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const backends: number[] = [];
  const others: number[] = [];
  // A server that has just started has no children yet. Process 0 would mean this process and its group.
  for (const pid of children.split(' ').filter(Boolean).map(Number)) {
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    (title.startsWith('postgres: offhand offhand') ? backends : others).push(pid);
  }
  return { postmaster, backends, others };
}
