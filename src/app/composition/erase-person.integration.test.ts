import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { features } from './features.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

it('Every column that references a person is declared by a feature, and its constraint does what is declared', async () => {
  const { rows } = await sql<{ column: string; rows: string }>`
    select conrelid::regclass || '.' || attname as column,
      case confdeltype when 'c' then 'erased' when 'n' then 'retained' else 'refused' end as rows
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid in ('users'::regclass, 'profiles'::regclass, 'guest_sessions'::regclass)`.execute(
    app.db,
  );
  const declared = features.flatMap(({ erasePerson }) => erasePerson?.columns ?? []);
  const lines = declared.map(({ table, column, rows: fate }) => `${table}.${column} ${fate}`);
  expect(lines.toSorted()).toEqual(rows.map((row) => `${row.column} ${row.rows}`).toSorted());
});
