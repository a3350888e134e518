import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newListing, newMember } from '../../../../../tests/support/factories.ts';
import { findCards } from './browse.queries.ts';
import { wholeWord } from './search-conditions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const seller = await newMember(app);
  for (const title of ['Zinc desk lamp', 'Oak desk', 'Floor lamp']) await newListing(seller, { title });
});
afterAll(() => app?.close());

/** Finds the newest desk lamps as on a site with this many listings. Also returns how many listings each scan reads. */
async function findDeskLamps(total: number) {
  const scans = new Set<number>();
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => {
      for (const [, size] of JSON.stringify(node).matchAll(/"value":(\d{4,}),"immediate":true/g)) {
        scans.add(Number(size));
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const term = (word: string) => ({
    column: 'name_text' as const,
    ways: [[wholeWord([word])]],
    indexWords: [word],
    isListed: true,
  });
  const search = {
    terms: [term('desk'), term('lamp')],
    // Each word is in one of 10,000 listings. Nothing says that they are one name.
    share: 1e-8,
    total,
    index: 'name_text' as const,
  };
  const cards = await findCards(db, { search, order: { by: 'newest' } }, null, 2);
  return { titles: cards.map(({ title }) => title), scans: [...scans] };
}

test('Among millions, words that are one name are looked for in the newest listings before an index is read whole (BROWSE-25)', async () => {
  const titles = ['Zinc desk lamp'];
  expect(await findDeskLamps(4_999_999)).toEqual({ titles, scans: [] });
  expect(await findDeskLamps(5_000_000)).toEqual({ titles, scans: [1_000, 10_000, 100_000] });
});
