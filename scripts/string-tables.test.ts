import { expect, test } from 'vitest';
import { findStringTables } from './string-tables.ts';

const tablesIn = (text: string, file = 'src/shared/a.ts') =>
  findStringTables(new Map([[file, text]])).map(({ name }) => name);

test('A plain object that is looked up by any text is found', () => {
  expect(tablesIn("const NAMES: Readonly<Record<string, string>> = {\n  a: 'b',\n};")).toEqual(['NAMES']);
  expect(tablesIn('const acts: Record<string, () => void> = { a: go };')).toEqual(['acts']);
});

test('Maps, tables with known keys, empty objects and demo data are not', () => {
  expect(tablesIn('const NAMES: ReadonlyMap<string, string> = new Map([]);')).toEqual([]);
  expect(tablesIn("const NAMES = { a: 'b' } satisfies Record<string, string>;")).toEqual([]);
  expect(tablesIn('const kept: Record<string, unknown> = { ...value };')).toEqual([]);
  expect(tablesIn('const codes: Record<string, string[]> = {};')).toEqual([]);
  expect(tablesIn("const NAMES: Record<string, string> = { a: 'b' };", 'src/demo/a.ts')).toEqual([]);
});
