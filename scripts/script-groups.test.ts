import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { moduleTest, SCRIPT_GROUPS } from './script-groups.ts';

test('Groups of scripts name files that exist', () => {
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
  const isMissing = (end: string) => !sources.some((file) => file.endsWith(`/${end}`));
  expect(SCRIPT_GROUPS.flatMap(({ files }) => files).filter(isMissing)).toEqual([]);
});

test('A file belongs to its group on every system, also as a route', () => {
  const group = moduleTest({ name: 'forms', files: ['ui/field.tsx', 'new-id.ts'] });
  for (const id of ['/src/ui/field.tsx', 'C:\\src\\ui\\field.tsx', '/src/new-id.ts?route'])
    expect(id).toMatch(group);
  for (const id of ['/src/ui/text-field.tsx', '/src/field.tsx', '/src/new-id.tsx'])
    expect(id).not.toMatch(group);
});
