import { expect, test } from 'vitest';
import { widerSearches } from './wider-searches.ts';

test.each([
  ['iphone 13', ['iphone']],
  ['citizen eco-drive', ['citizen', 'eco-drive']],
  ['walnut turntable belt', ['walnut turntable', 'turntable belt']],
  ['lamp lamp', ['lamp']],
  ['the lamp', ['lamp']],
  ['مصباح مكتب', ['مصباح', 'مكتب']],
  ['turntable', []],
  ['13', []],
])('When %j has too few listings, searches with fewer words are suggested (ASSIST-12)', (q, wider) => {
  expect(widerSearches(q)).toEqual(wider);
});
