import { sql, type Transaction } from 'kysely';
import { scheduleWeekends } from '../../features/neighbors/flash-drops/server/flash-drops.ts';
import type { Config } from '../../platform/server/config.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';
import { MINUTE_MS } from '../../shared/time.ts';
import { stableId } from '../content/demo-ids.ts';
import { minutesBeforeNow, minutesSince, noonDaysAgo } from '../content/demo-times.ts';
import type { ScheduledEvent } from '../content/make-flash-drops.ts';

/** Weeks that the schedule makes at a time; so many are over before the weekend that is on or next. */
const PAST_DAYS = 28;
/** So long after its end an event is finished, as the site's job does. */
const COUNTING_MINUTES = 2;

/** What neighbors of the demo sell is of all kinds, and so is the theme of the event that is on. */
const THEME = 'clear-out';
const ON_A_WEEKEND = {
  title: 'Clear-Out Weekend',
  description: 'One weekend to empty the garage. List it, share it, sell it.',
};
const ON_WEEKDAYS = {
  title: 'Clear-Out Week',
  description: 'One week to empty the garage. List it, share it, sell it.',
};

/** When an event is. */
interface EventTimes {
  starts_at: Date;
  ends_at: Date;
}

/**
 * Makes the events of past and coming weekends as the site's schedule does, which then finds them made. One event is
 * always on, so that newcomers see its screens: the weekend's, or between two weekends one of the whole week, as an
 * operator makes them.
 */
export async function scheduleFlashDrops(
  trx: Transaction<DB>,
  config: Pick<Config, 'timeZone'>,
): Promise<ScheduledEvent[]> {
  await scheduleWeekends(trx, config, noonDaysAgo(PAST_DAYS, config.timeZone));
  await scheduleWeekends(trx, config, noonDaysAgo(0, config.timeZone));
  const now = minutesBeforeNow(0);
  const weekends = await findEvents(trx);
  const running = weekends.find(({ starts_at, ends_at }) => starts_at <= now && ends_at > now);
  if (running) {
    await trx
      .updateTable('flash_drops')
      .set({ ...ON_A_WEEKEND, theme: THEME })
      .where('id', '=', running.id)
      .execute();
  } else {
    const week = weekBetween(weekends, now);
    await trx
      .insertInto('flash_drops')
      .values({ ...ON_WEEKDAYS, ...week, id: stableId('flash-drop', ON_WEEKDAYS.title), theme: THEME })
      .execute();
  }
  await trx
    .updateTable('flash_drops')
    .set({ finished_at: sql`ends_at + make_interval(mins => ${COUNTING_MINUTES})` })
    .where('ends_at', '<', minutesBeforeNow(COUNTING_MINUTES))
    .execute();
  return (await findEvents(trx)).map(({ id, starts_at, ends_at }) => ({
    id,
    startsMinutesAgo: minutesSince(starts_at),
    endsMinutesAgo: minutesSince(ends_at),
  }));
}

const findEvents = (trx: Transaction<DB>) =>
  trx
    .selectFrom('flash_drops')
    .select(['id', 'starts_at', 'ends_at'])
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

/** The time between the weekend before a moment, which ends a minute before midnight, and the one after. */
function weekBetween(weekends: readonly EventTimes[], now: Date): EventTimes {
  const before = weekends.filter(({ ends_at }) => ends_at <= now).at(-1);
  const after = weekends.find(({ starts_at }) => starts_at > now);
  if (!before || !after) throw new Error('The demo needs a weekend before and after now.');
  return { starts_at: new Date(before.ends_at.getTime() + MINUTE_MS), ends_at: after.starts_at };
}
