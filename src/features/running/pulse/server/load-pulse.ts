import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { OPTIONAL_SERVICES } from '../../../../platform/server/set-up.ts';
import { countCases } from '../../../trust/cases/server/cases.ts';
import { authorize, readAuditLog } from '../../operators/server/operators.ts';
import { COUNTED_DAYS, type DayCounts, type Pulse } from '../contract/pulse.ts';
import { findBackgroundJobs } from './background-jobs.ts';
import { checkHealth, type HealthServices } from './check-health.ts';
import { listTodos } from './list-todos.ts';
import { countQueuedMails } from './queued-mails.ts';

const SHOWN_LOG_ENTRIES = 3;

/**
 * Loads what operators see of the site today.
 * @throws DomainError AUTHENTICATION_REQUIRED or OPERATORS_ONLY.
 */
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

/**
 * Returns what happened on each of the last days, oldest first. Counted when it is read: each statement reads the
 * days' entries of one index by time.
 * @param timeZone Decides when a day starts.
 */
async function countDays(db: Database, timeZone: string): Promise<DayCounts[]> {
  const dayOf = (time: RawBuilder<unknown>) => sql`(${time} at time zone ${timeZone}::text)::date`;
  const start = sql`
    (date_trunc('day', now() at time zone ${timeZone}::text) - make_interval(days => ${COUNTED_DAYS - 1}))
      at time zone ${timeZone}::text`;
  const count = async (from: RawBuilder<unknown>, time: RawBuilder<unknown>, amount = sql`count(*)`) => {
    const { rows } = await sql<{ day: string; amount: number }>`
      select to_char(${dayOf(time)}, 'YYYY-MM-DD') as day, (${amount})::int as amount
      from ${from} and ${time} >= ${start}
      group by 1`.execute(db);
    return new Map(rows.map(({ day, amount: counted }) => [day, counted]));
  };
  const [days, people, listings, deals, cents] = await Promise.all([
    sql<{ day: string }>`
      select to_char(day, 'YYYY-MM-DD') as day
      from generate_series(
        ${dayOf(sql`now()`)}::timestamp - make_interval(days => ${COUNTED_DAYS - 1}), ${dayOf(sql`now()`)}::timestamp,
        interval '1 day') as day
      order by day`.execute(db),
    count(sql`users where true`, sql`created_at`),
    count(sql`listings where deleted_at is null`, sql`created_at`),
    count(sql`sales where true`, sql`completed_at`),
    count(
      sql`payments where state = 'paid' and not is_test`,
      sql`at`,
      sql`coalesce(sum(amount_cents - refunded_cents), 0)`,
    ),
  ]);
  return days.rows.map(({ day }) => ({
    day,
    people: people.get(day) ?? 0,
    listings: listings.get(day) ?? 0,
    deals: deals.get(day) ?? 0,
    cents: cents.get(day) ?? 0,
  }));
}
