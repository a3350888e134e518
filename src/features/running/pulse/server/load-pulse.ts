import type { Actor } from '../../../../platform/server/http/actor.ts';
import { OPTIONAL_SERVICES } from '../../../../platform/server/set-up.ts';
import { countCases } from '../../../trust/cases/server/cases.ts';
import { authorize, readAuditLog } from '../../operators/server/operators.ts';
import type { Pulse } from '../contract/pulse.ts';
import { findBackgroundJobs } from './background-jobs.ts';
import { checkHealth, type HealthServices } from './check-health.ts';
import { countDays } from './count-days.ts';
import { listTodos } from './list-todos.ts';
import { countQueuedMails } from './queued-mails.ts';

const SHOWN_LOG_ENTRIES = 3;

/** @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY. */
export async function loadPulse(services: HealthServices, actor: Actor): Promise<Pulse> {
  authorize(actor, 'pulse.read');
  const { config, db } = services;
  const [mails, jobs, cases, days, log] = await Promise.all([
    countQueuedMails(db),
    findBackgroundJobs(db, new Date()),
    countCases({ db, timeZone: config.timeZone }, actor),
    countDays(db, config.timeZone),
    readAuditLog(db, actor, { limit: SHOWN_LOG_ENTRIES }),
  ]);
  const health = await checkHealth(services, { mails, jobs });
  const missing = OPTIONAL_SERVICES.filter(({ isOn }) => !isOn(config)).map(
    ({ id, name, settings, cost }) => ({
      id,
      name,
      settings,
      cost: cost(config),
    }),
  );
  const { todos, leftOut } = listTodos({ cases, health, missing });
  return { todos, todosLeftOut: leftOut, health, days, missing, log: log.entries };
}
