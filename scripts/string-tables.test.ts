import { expect, test } from 'vitest';
import { findStringTables } from './string-tables.ts';

const found = (text: string, file = 'src/shared/a.ts') =>
  findStringTables(new Map([[file, text]])).map(({ name }) => name);

test('A plain object that is looked up by any text is found', () => {
  expect(found("const NAMES: Readonly<Record<string, string>> = {\n  a: 'b',\n};")).toEqual(['NAMES']);
  expect(found('const acts: Record<string, () => void> = { a: go };')).toEqual(['acts']);
});

test('Maps, tables with known keys, empty objects and demo data are not', () => {
  expect(found('const NAMES: ReadonlyMap<string, string> = new Map([]);')).toEqual([]);
  expect(found("const NAMES = { a: 'b' } satisfies Record<string, string>;")).toEqual([]);
  expect(found('const kept: Record<string, unknown> = { ...value };')).toEqual([]);
  expect(found('const codes: Record<string, string[]> = {};')).toEqual([]);
  expect(found("const NAMES: Record<string, string> = { a: 'b' };", 'src/demo/a.ts')).toEqual([]);
});
