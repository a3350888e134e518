import { readFile, writeFile } from 'node:fs/promises';
import type pg from 'pg';

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** Processor time a process has used in all its threads, in milliseconds; null once it is gone. */
export async function processorMs(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The name, in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** Resident memory of a process in MB. */
export const residentMb = (pid: number): Promise<number> => memoryMb(pid, /^VmRSS:\s+(\d+)/m);

/** The highest resident memory of a process while `work` runs, in MB, as the kernel saw it. */
export async function peakResidentMb(pid: number, work: () => Promise<void>): Promise<number> {
  // 5 resets the kernel's peak value.
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  await work();
  return memoryMb(pid, /^VmHWM:\s+(\d+)/m);
}

async function memoryMb(pid: number, line: RegExp): Promise<number> {
  return Number(line.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Measures a server together with the PostgreSQL processes that work for its connections. */
export function processorMeter(pid: number, applicationName: string, monitor: pg.Client) {
  async function read(): Promise<Map<number, number>> {
    const { rows } = await monitor.query<{ pid: number }>(
      'select pid from pg_stat_activity where application_name = $1',
      [applicationName],
    );
    const pids = [pid, ...rows.map((row) => row.pid)];
    const times = await Promise.all(pids.map(async (id) => [id, (await processorMs(id)) ?? 0] as const));
    return new Map(times);
  }
  /** Milliseconds of processor time used while `work` ran. */
  return async (work: () => Promise<void>): Promise<{ server: number; postgres: number }> => {
    const before = await read();
    await work();
    const after = await read();
    const used = [...after].map(([id, ms]) => [id, ms - (before.get(id) ?? 0)] as const);
    const server = used.find(([id]) => id === pid)?.[1] ?? 0;
    const all = used.reduce((sum, [, ms]) => sum + ms, 0);
    return { server, postgres: all - server };
  };
}
