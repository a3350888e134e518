import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STORED_DATA } from '../../../shared/stored-data.ts';

/** Tables without personal data, apart from data that is forwarded immediately. */
const TABLES_WITHOUT_PEOPLE = [
  'ai_calls',
  'category_days',
  'category_insights',
  'flash_drop_point_counts',
  'flash_drops',
  'listing_comparisons',
  'provider_events',
  'push_keys',
  'restored_jobs',
  'schema_migrations',
  'search_days',
  'search_words',
  'signals',
  'site_rules',
  'sitemap_counts',
  'site_settings',
  'text_rule_hits',
  'text_rules',
  'transparency_months',
];

test('The privacy page names everything that the database stores', async () => {
  const schema = await readFile(join(import.meta.dirname, 'schema.generated.ts'), 'utf8');
  const tables = [...(schema.split('export interface DB {')[1] ?? '').matchAll(/^ {2}(\w+):/gm)];
  const named = [...STORED_DATA.flatMap((storedData) => storedData.tables), ...TABLES_WITHOUT_PEOPLE];
  expect(named.toSorted()).toEqual(tables.map(([, name]) => name).toSorted());
});
