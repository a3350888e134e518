import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newListing, newMember } from '../../../../../tests/support/factories.ts';
import type { SimilarPrices } from '../contract/comparable-listing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

test('Prices of bikes are not used for a bike helmet and a bike frame (ASSIST-20)', async () => {
  const sellers = await Promise.all([1, 2].map(() => newMember(app)));
  for (const [index, price] of [300, 310, 320, 330, 340, 350].entries())
    await newListing(sellers[index % 2] ?? app.client(), {
      title: 'Bike',
      price: String(price),
      category: 'sporting-goods',
    });
  const post = async (title: string) =>
    (await newListing(sellers[0] ?? app.client(), { title, price: '40', category: 'sporting-goods' })).id;
  const similarTo = async (titles: readonly string[]) => {
    const items = [];
    for (const title of titles) items.push(await post(title));
    return app.client().get<SimilarPrices>(`/api/comparisons/similar-prices?items=${items.join()}`);
  };
  const bikes = await similarTo(['Bike, red', 'Bike, blue']);
  expect(bikes.body).toMatchObject({ subject: 'bikes', local: { comparables: 6 } });
  const unlike = await similarTo(['Bike helmet', 'Bike frame']);
  expect(unlike.body).toEqual({ subject: 'sporting goods', local: null });
});
