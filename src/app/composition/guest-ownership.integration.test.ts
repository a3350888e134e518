import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { features } from './features.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

it('Every column that references a guest is declared by a feature, with what becomes of its rows', async () => {
  const { rows } = await sql<{ column: string }>`
    select conrelid::regclass || '.' || attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'guest_sessions'::regclass`.execute(app.db);
  const declared = features.flatMap(({ guestOwnership }) => guestOwnership?.columns ?? []);
  expect(declared.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    rows.map(({ column }) => column).toSorted(),
  );
});
