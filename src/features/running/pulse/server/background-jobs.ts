import type { Database } from '../../../../platform/server/db/database.ts';
import {
  type FailingConsumer,
  findFailingConsumers,
  findSchedules,
  type StoredSchedule,
  stateOfSchedule,
} from '../../../../platform/server/job-states.ts';
import type { BackgroundJob } from '../contract/background-work.ts';
import { jobName, scheduleInWords } from './job-names.ts';
import { isMailQueue } from './queued-mails.ts';

const ORDER: readonly BackgroundJob['state'][] = ['failing', 'late', 'running', 'waiting', 'on-time'];

/** Returns all scheduled jobs, and the consumers of signals that are failing. Mails are listed on their own. */
export async function findBackgroundJobs(db: Database, now: Date): Promise<BackgroundJob[]> {
  const [schedules, consumers] = await Promise.all([findSchedules(db), findFailingConsumers(db)]);
  return [
    ...schedules.map((schedule) => presentSchedule(schedule, now)),
    ...consumers.filter(({ name }) => !isMailQueue(name)).map(presentConsumer),
  ].toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || (a.name < b.name ? -1 : 1));
}

function presentSchedule(schedule: StoredSchedule, now: Date): BackgroundJob {
  const { name, cron, last } = schedule;
  const { state, nextAt } = stateOfSchedule(schedule, now);
  const { startedAt = null, completedAt = null } = last ?? {};
  return {
    id: name,
    name: jobName(name),
    schedule: scheduleInWords(cron),
    state,
    reason: state === 'failing' ? messageOf(last?.output) : null,
    lastAt: startedAt?.toISOString() ?? null,
    lastMilliseconds:
      startedAt === null || completedAt === null ? null : completedAt.getTime() - startedAt.getTime(),
    nextAt: nextAt.toISOString(),
  };
}

function presentConsumer({ name, retrying, failed, since, output }: FailingConsumer): BackgroundJob {
  const counts = [
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(retrying > 0 ? [`${retrying} will be tried again`] : []),
  ];
  return {
    id: name,
    name: jobName(name),
    schedule: 'After each change',
    state: 'failing',
    reason: `${counts.join(', ')}. ${messageOf(output)}`,
    lastAt: since.toISOString(),
    lastMilliseconds: null,
    nextAt: null,
  };
}

const MAX_REASON_LENGTH = 200;

/** Returns the message of a stored error. It is for the operator, who can also read the log. */
function messageOf(output: unknown): string {
  const { message } = (typeof output === 'object' && output !== null ? output : {}) as { message?: unknown };
  return typeof message === 'string' && message !== ''
    ? message.slice(0, MAX_REASON_LENGTH)
    : 'The log says why.';
}
