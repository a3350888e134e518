import { expect, test } from 'vitest';
import { STORED_DATA } from '../../shared/stored-data.ts';
import { features } from './features.ts';

test('Everything that the privacy page lists is in the export, or left out for a reason', () => {
  const exports = features.flatMap(({ exportPerson }) => exportPerson ?? []);
  const shown = exports.flatMap(({ tables = [] }) => tables.flatMap(({ shows }) => shows));
  const leftOut = exports.flatMap(({ leavesOut = {} }) => Object.entries(leavesOut));
  const accounted = new Set<string>([...shown, ...leftOut.map(([table]) => table)]);
  expect([...accounted].toSorted()).toEqual(STORED_DATA.flatMap(({ tables }) => tables).toSorted());
  expect(leftOut.filter(([table]) => (shown as string[]).includes(table))).toEqual([]);
  for (const [, reason] of leftOut) expect(reason).toMatch(/^[A-Z].*\.$/);
});

test('Each kind of row has a file of its own in the export', () => {
  const names = features.flatMap(({ exportPerson }) => exportPerson?.tables ?? []).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  expect(names.filter((name) => !/^[a-z-]+$/.test(name))).toEqual([]);
});
