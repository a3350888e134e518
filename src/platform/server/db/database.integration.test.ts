import { afterEach, expect, inject, test, vi } from 'vitest';
import { databaseUrl, TEMPLATE } from '../../../../tests/support/test-databases.ts';
import { type ConnectOptions, connectDatabase, warnOfUnlimitedPooler } from './database.ts';

let close = async (): Promise<void> => undefined;
afterEach(() => close());

function connect(options: ConnectOptions) {
  const url = databaseUrl(inject('postgres'), TEMPLATE);
  const connection = connectDatabase({ connectionString: url }, () => undefined, options);
  close = connection.close;
  return connection;
}

test('However many statements run at once, the process opens no more connections than it may', async () => {
  const { pool } = connect({ poolSize: 6 });
  await Promise.all(Array.from({ length: 30 }, () => pool.query('select pg_sleep(0.01)')));
  expect(pool.totalCount).toBe(6);
});

test('An operator is warned of a pooler that lets statements run without limit', async () => {
  const warn = vi.fn();
  await warnOfUnlimitedPooler(connect({}).pool, { warn });
  expect(warn).not.toHaveBeenCalled();
  await close();
  // A PostgreSQL, like a pooler that sets nothing.
  await warnOfUnlimitedPooler(connect({ isPooler: true }).pool, { warn });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('sets no statement_timeout'));
});
