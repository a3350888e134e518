import { CronExpressionParser } from 'cron-parser';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../shared/time.ts';
import type { Database } from './db/database.ts';

/** A job may start this much after its time before it counts as late, in milliseconds. */
const GRACE_MS = 2 * MINUTE_MS;

type StoredState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';

/** A schedule with its last job, as the queue stores them. */
export interface StoredSchedule {
  name: string;
  cron: string;
  /** When the schedule was stored for the first time. */
  since: Date;
  /** Null if it never ran, or not for a week. */
  last: {
    state: StoredState;
    createdAt: Date;
    dueAt: Date;
    startedAt: Date | null;
    completedAt: Date | null;
    /** The error of its last try. */
    output: unknown;
  } | null;
}

interface ScheduleRow extends Pick<StoredSchedule, 'name' | 'cron' | 'since'> {
  state: StoredState | null;
  createdAt: Date;
  dueAt: Date;
  startedAt: Date | null;
  completedAt: Date | null;
  output: unknown;
}

/** Returns all schedules, each with the last job it started. */
export async function findSchedules(db: Database): Promise<StoredSchedule[]> {
  const { rows } = await sql<ScheduleRow>`
    select schedule.name, schedule.cron, schedule.created_on as since, job.state::text as state,
      job.created_on as "createdAt", job.start_after as "dueAt", job.started_on as "startedAt",
      job.completed_on as "completedAt", job.output
    from jobs.schedule left join jobs.job on job.name = schedule.name and job.id = schedule.last_job_id
    order by schedule.name`.execute(db);
  return rows.map(({ name, cron, since, state, ...job }) => ({
    name,
    cron,
    since,
    last: state === null ? null : { state, ...job },
  }));
}

export type JobState = 'on-time' | 'waiting' | 'running' | 'late' | 'failing';

/** Returns the state of a schedule and when it runs next. */
export function stateOfSchedule({ cron, since, last }: StoredSchedule, now: Date) {
  const times = (from: Date) => CronExpressionParser.parse(cron, { tz: 'UTC', currentDate: from });
  const due = times(new Date(now.getTime() - GRACE_MS))
    .prev()
    .toDate();
  const nextAt = times(now).next().toDate();
  return { state: stateOf(), nextAt };

  function stateOf(): JobState {
    if (last === null) return 'waiting';
    if (last.state === 'failed' || last.state === 'retry') return 'failing';
    if (last.state === 'active') return 'running';
    if (last.state === 'created') return now.getTime() - last.dueAt.getTime() > GRACE_MS ? 'late' : 'waiting';
    // A job is created up to a minute before or after its time.
    const isMissed = last.createdAt.getTime() < due.getTime() - MINUTE_MS && since < due;
    return isMissed ? 'late' : 'on-time';
  }
}

/** Signals of one consumer that could not be handled. */
export interface FailingConsumer {
  name: string;
  /** How many are tried again by themselves. */
  retrying: number;
  /** How many are not. */
  failed: number;
  since: Date;
  output: unknown;
}

/** Returns the consumers with signals that failed and are not handled yet. */
export async function findFailingConsumers(db: Database): Promise<FailingConsumer[]> {
  const { rows } = await sql<FailingConsumer>`
    select name, count(*) filter (where state = 'retry')::int as retrying,
      count(*) filter (where state = 'failed')::int as failed,
      min(created_on) as since, (array_agg(output order by created_on desc))[1] as output
    from jobs.job
    where state in ('retry', 'failed') and name not like '\\_\\_pgboss%'
      and not exists (select from jobs.schedule where schedule.name = job.name)
    group by name order by name`.execute(db);
  return rows;
}
