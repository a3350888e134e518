import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STORED_DATA, TABLES_WITHOUT_PEOPLE } from '../../../shared/stored-data.ts';

test('The privacy page names everything that the database keeps', async () => {
  const schema = await readFile(join(import.meta.dirname, 'schema.generated.ts'), 'utf8');
  const tables = [...(schema.split('export interface DB {')[1] ?? '').matchAll(/^ {2}(\w+):/gm)];
  const named = [...STORED_DATA.flatMap((one) => one.tables), ...TABLES_WITHOUT_PEOPLE];
  expect(named.toSorted()).toEqual(tables.map(([, name]) => name).toSorted());
});
