import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { timeOrderedId } from './sql-fragments.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

test('Ids made in different milliseconds sort by when they were made', async () => {
  const made: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { rows } = await sql<{ id: string }>`select ${timeOrderedId()} as id from pg_sleep(0.002)`.execute(
      app.db,
    );
    made.push(...rows.map(({ id }) => id));
  }
  expect(made.toSorted()).toEqual(made);
  expect(made.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/.test(id))).toBe(true);
});
