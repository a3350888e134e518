import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { SUBSCRIPTION_STATUSES } from '../../features/paying/plans/contract/subscription-lifecycle.ts';
import { PLAN_TYPES } from '../../shared/plan-types.ts';
import { CONDITION_SLUGS } from '../../shared/taxonomy.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

/** Returns the values that a column's check allows, sorted. */
async function allowedValues(table: string, column: string): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and conrelid = ${table}::regclass`.execute(app.db);
  const check = rows.find(({ definition }) => definition.startsWith(`CHECK ((${column} = ANY (`));
  const values = check?.definition.matchAll(/'([^']*)'::text/g) ?? [];
  return [...values].map(([, value = '']) => value).toSorted();
}

test.each([
  ['listings', 'condition', CONDITION_SLUGS],
  ['subscriptions', 'plan_type', PLAN_TYPES],
  ['subscriptions', 'status', SUBSCRIPTION_STATUSES],
])('The database accepts the same values for %s.%s as the code', async (table, column, values) => {
  expect(await allowedValues(table, column)).toEqual([...values].toSorted());
});
