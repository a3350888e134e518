import { sql } from 'kysely';
import { Gauge, type Metric } from 'prom-client';
import type { Database } from './db/database.ts';

export interface BackgroundMetrics {
  metrics: readonly Metric[];
  /** Reads the figures from the database. Without one they are left out. */
  update(): Promise<void>;
}

/** Creates the metrics of signals and jobs that wait in the database, which are the same in each process. */
export function createBackgroundMetrics(db: Database): BackgroundMetrics {
  // Registered by the metrics page, which has its own registry.
  const registers: [] = [];
  const signals = new Gauge({
    name: 'offhand_outbox_signals',
    help: 'Signals that wait to be moved to the queues of their consumers',
    registers,
  });
  const oldestSignal = new Gauge({
    name: 'offhand_outbox_oldest_seconds',
    help: 'Age of the oldest signal that waits to be moved; 0 without one',
    registers,
  });
  const jobs = new Gauge({
    name: 'offhand_queue_jobs',
    help: 'Jobs that are due, wait for their time, run, or failed for good, of queues that have any',
    labelNames: ['queue', 'state'],
    registers,
  });
  const oldestJob = new Gauge({
    name: 'offhand_queue_oldest_seconds',
    help: 'How long the oldest job of a queue has been due',
    labelNames: ['queue'],
    registers,
  });

  async function updateOutbox(): Promise<void> {
    const { rows } = await sql<{ waiting: number; age: number }>`
      select count(*)::int as waiting,
        coalesce(greatest(extract(epoch from clock_timestamp() - min(recorded_at)), 0), 0)::float8 as age
      from signals`.execute(db);
    signals.set(rows[0]?.waiting ?? 0);
    oldestSignal.set(rows[0]?.age ?? 0);
  }

  async function updateQueues(): Promise<void> {
    // In parts, each with the index of its states: finished jobs stay for a week.
    const { rows } = await sql<{ queue: string; state: string; jobs: number; age: number | null }>`
      select name as queue, case when start_after <= now() then 'due' else 'later' end as state,
        count(*)::int as jobs, extract(epoch from now() - min(start_after))::float8 as age
      from jobs.job where state < 'active' group by 1, 2
      union all
      select name, 'running', count(*)::int, null from jobs.job where state = 'active' group by 1
      union all
      select name, 'failed', count(*)::int, null from jobs.job where state = 'failed' group by 1`.execute(db);
    jobs.reset();
    oldestJob.reset();
    for (const { queue, state, jobs: count, age } of rows) {
      jobs.set({ queue, state }, count);
      if (state === 'due' && age !== null) oldestJob.set({ queue }, age);
    }
  }

  const metrics = [signals, oldestSignal, jobs, oldestJob];
  return {
    metrics,
    async update() {
      const updates = await Promise.allSettled([updateOutbox(), updateQueues()]);
      if (updates.some(({ status }) => status === 'rejected')) for (const metric of metrics) metric.reset();
    },
  };
}
