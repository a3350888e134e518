import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  TEMPLATE,
} from '../../../tests/support/test-databases.ts';
import { connectDatabase, type DatabaseConnection } from '../../platform/server/db/database.ts';
import type { DB } from '../../platform/server/db/schema.generated.ts';

const timeZone = 'America/Los_Angeles';
const MINUTE = 60_000;

// Without an app, whose workers would take another date for the time that has passed.
const database = `test_${randomUUID().replaceAll('-', '')}`;
let connection: DatabaseConnection;
beforeAll(async () => {
  await createDatabase(inject('postgres'), database, TEMPLATE);
  connection = connectDatabase(
    { connectionString: databaseUrl(inject('postgres'), database) },
    () => undefined,
  );
});
afterAll(async () => {
  await connection?.close();
  await dropDatabase(inject('postgres'), database);
});
afterEach(() => vi.useRealTimers());

interface EventRow {
  title: string;
  description: string;
  starts_at: Date;
  ends_at: Date;
  finished_at: Date | null;
  isWeekend: boolean;
}

/** Returns the events of a demo that is loaded at a moment, in order, and leaves none behind. */
async function eventsAt(moment: Date): Promise<EventRow[]> {
  vi.useFakeTimers({ now: moment, toFake: ['Date'] });
  // The demo takes its time when it is imported.
  vi.resetModules();
  const { scheduleFlashDrops } = await import('./schedule-flash-drops.ts');
  const trx = await connection.db.startTransaction().execute();
  try {
    await scheduleFlashDrops(trx, { timeZone });
    return await readEvents(trx);
  } finally {
    await trx.rollback().execute();
  }
}

async function readEvents(trx: Transaction<DB>): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select title, description, starts_at, ends_at, finished_at,
      coalesce(starts_at = (weekend + time '18:00') at time zone ${timeZone}
        and ends_at = (weekend + 2 + time '23:59') at time zone ${timeZone}, false) as "isWeekend"
    from flash_drops order by starts_at`.execute(trx);
  return rows;
}

test.each([
  ['Saturday, 00:10 UTC', '2026-11-28T00:10:00Z', 'Clear-Out Week'],
  ['Saturday, 23:50 UTC', '2026-11-28T23:50:00Z', 'Clear-Out Weekend'],
  ['Sunday, 12:00 UTC', '2026-11-29T12:00:00Z', 'Clear-Out Weekend'],
  ['Tuesday, 00:10 UTC', '2026-11-24T00:10:00Z', 'Clear-Out Week'],
  ['Tuesday, 23:50 UTC', '2026-11-24T23:50:00Z', 'Clear-Out Week'],
  ['the last minute before a weekend', '2026-11-28T01:59:59Z', 'Clear-Out Week'],
  ['the first second of a weekend', '2026-11-28T02:00:00Z', 'Clear-Out Weekend'],
  ['the first minutes of a week', '2026-11-30T08:05:00Z', 'Clear-Out Week'],
  ['the Monday after the clocks go forward', '2027-03-15T07:10:00Z', 'Clear-Out Week'],
  ['the Sunday on which the clocks go forward', '2027-03-14T10:30:00Z', 'Clear-Out Weekend'],
])(
  'Loaded on %s, the demo has one event that is on, beside real weekends (FLASH-01, FLASH-02, FLASH-03)',
  async (_, iso, title) => {
    const now = new Date(iso);
    const events = await eventsAt(now);

    const running = events.filter(({ starts_at, ends_at }) => starts_at <= now && ends_at > now);
    expect(running.map((event) => event.title)).toEqual([title]);
    const onWeekdays = events.filter(({ isWeekend }) => !isWeekend);
    expect(onWeekdays.map((event) => event.title)).toEqual(title === 'Clear-Out Week' ? [title] : []);
    for (const one of onWeekdays) expect(`${one.title} ${one.description}`).not.toMatch(/weekend/i);
    const over = events.filter(({ ends_at }) => ends_at <= now);
    expect(over).toHaveLength(4);
    expect(events.filter(({ finished_at }) => finished_at !== null)).toEqual(over);
    // The last one was on in the week before, and the next one begins within a week.
    expect(now.getTime() - (over.at(-1)?.ends_at.getTime() ?? 0)).toBeLessThan(7 * 24 * 60 * MINUTE);
    expect(events.filter(({ starts_at }) => starts_at > now).length).toBeGreaterThanOrEqual(3);
    // No two at the same time, of which an operator would be warned.
    const overlapping = events.filter(
      ({ starts_at }, index) => starts_at < (events[index - 1]?.ends_at ?? starts_at),
    );
    expect(overlapping).toEqual([]);
  },
);

test('Loaded in the last minute of a Sunday, the demo counts the points of the weekend, and its week begins at midnight', async () => {
  const now = new Date('2026-11-30T07:59:30Z');
  const events = await eventsAt(now);
  const [counting] = events.filter(({ ends_at, finished_at }) => ends_at <= now && finished_at === null);
  expect(counting?.ends_at.toISOString()).toBe('2026-11-30T07:59:00.000Z');
  const week = events.find(({ title }) => title === 'Clear-Out Week');
  expect(week?.starts_at.toISOString()).toBe('2026-11-30T08:00:00.000Z');
});
