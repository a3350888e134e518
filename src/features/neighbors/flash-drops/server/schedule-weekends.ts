import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { asInputs } from '../../../../shared/local-time.ts';
import { THEMES } from '../contract/themes.ts';

/** Weekends for which events are created in advance, so that people can set reminders. */
const WEEKS_AHEAD = 4;
const WEEK_MS = 7 * 86_400_000;
/** The Friday from which themes are counted. */
const FIRST_FRIDAY = Date.UTC(2026, 0, 2);

/**
 * Creates the events of this weekend and the next ones: Friday 18:00 to Sunday 23:59 in the site's time zone. The
 * database converts the times, so weekends with a clock change are right too. Each weekend gets one event, even if
 * several processes run this. Edited and canceled events stay as they are. Runs on a schedule.
 */
export async function scheduleWeekends(
  db: Database,
  { timeZone }: Pick<Config, 'timeZone'>,
  now = new Date(),
): Promise<void> {
  const fridays = weekendsFrom(new Date(asInputs(now, timeZone).date));
  const themes = fridays.map(themeOf);
  await sql`
    insert into flash_drops (weekend, title, description, theme, starts_at, ends_at)
    select friday, title, description, theme,
      (friday + time '18:00') at time zone ${timeZone},
      (friday + 2 + time '23:59') at time zone ${timeZone}
    from unnest(
      ${fridays.map((friday) => friday.toISOString().slice(0, 10))}::date[],
      ${themes.map(({ title }) => title)}::text[],
      ${themes.map(({ description }) => description)}::text[],
      ${themes.map(({ id }) => id)}::text[]
    ) as planned (friday, title, description, theme)
    where (friday + 2 + time '23:59') at time zone ${timeZone} > ${now}
    on conflict on constraint flash_drops_weekend_once do nothing`.execute(db);
}

/** Returns the Friday of the current or next weekend, and those of the following weeks. */
export function weekendsFrom(today: Date): Date[] {
  const weekday = today.getUTCDay();
  // On Saturday and Sunday, the weekend's Friday is in the past.
  const untilFriday = weekday === 0 ? -2 : 5 - weekday;
  const first = today.getTime() + untilFriday * 86_400_000;
  return Array.from({ length: WEEKS_AHEAD }, (_, week) => new Date(first + week * WEEK_MS));
}

/** Returns the theme of a weekend, the same in every process. */
export function themeOf(friday: Date): (typeof THEMES)[number] {
  const weeks = Math.round((friday.getTime() - FIRST_FRIDAY) / WEEK_MS);
  const index = ((weeks % THEMES.length) + THEMES.length) % THEMES.length;
  return THEMES[index] ?? THEMES[0];
}
