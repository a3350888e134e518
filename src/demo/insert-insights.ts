import type { Transaction } from 'kysely';
import { computeCategories, countSupply } from '../features/insights/server/insights.ts';
import type { CategorySlug } from '../features/listings/contract/taxonomy.ts';
import { insertRows } from '../platform/server/db/insert-rows.ts';
import type { DB } from '../platform/server/db/schema.generated.ts';
import { seededRandom } from '../shared/seeded-random.ts';
import { DAY_MS } from '../shared/time.ts';
import type { DemoMarketplace } from './make-marketplace.ts';

const SEED = 20_260_718;
/** Days of the past; sales count for as many. */
const DAYS = 90;
/** Actions a day for each listing of a category where buyers and things for sale are even. */
const A_DAY = 2;

interface Past {
  /** Buyers, by what there would be if they were even with what is for sale. */
  demand: number;
  /** This week's actions by those of the week before. */
  change: number;
  salesADay: number;
  /** Dollars in the middle. */
  price: number;
  photos: number;
  days: number;
}

/** Of the categories of which something is known; the others are too small. */
const PASTS: Partial<Record<CategorySlug, Past>> = {
  'sporting-goods': { demand: 3.4, change: 1.18, salesADay: 4.5, price: 95, photos: 4, days: 8 },
  'home-garden': { demand: 2.4, change: 1.12, salesADay: 8, price: 55, photos: 4, days: 6 },
  'musical-instruments': { demand: 1.5, change: 1.08, salesADay: 1.3, price: 190, photos: 4, days: 12 },
  electronics: { demand: 1.05, change: 1.03, salesADay: 9, price: 120, photos: 3, days: 5 },
  vehicles: { demand: 0.8, change: 0.88, salesADay: 0.8, price: 3200, photos: 5, days: 21 },
  collectibles: { demand: 0.6, change: 0.92, salesADay: 2.3, price: 38, photos: 3, days: 14 },
  clothing: { demand: 0.35, change: 0.97, salesADay: 7, price: 24, photos: 3, days: 10 },
  'jewelry-watches': { demand: 0.3, change: 0.95, salesADay: 0.5, price: 105, photos: 4, days: 18 },
};

/** Inserts what was counted on the days before the demo began, and computes what insights say of them. */
export async function insertInsights(trx: Transaction<DB>, { listings }: DemoMarketplace): Promise<void> {
  const random = seededRandom(SEED);
  const sizes = new Map(
    [...Map.groupBy(listings, ({ category }) => category)].map(([slug, all]) => [slug, all.length]),
  );
  const days: ReturnType<typeof dayOf>[] = [];
  for (const [category, past] of Object.entries(PASTS)) {
    const even = A_DAY * (sizes.get(category as CategorySlug) ?? 0);
    for (let ago = DAYS; ago >= 1; ago -= 1) days.push(dayOf(category, past, { ago, even, random }));
  }
  await insertRows(
    trx,
    'category_days',
    days.map(({ counted }) => counted),
  ).execute();
  await insertRows(
    trx,
    'search_days',
    days.map(({ searched }) => searched).filter(({ searches }) => searches > 0),
  ).execute();
  await countSupply(trx, null);
  await computeCategories(trx);
}

interface Moment {
  ago: number;
  even: number;
  random: () => number;
}

function dayOf(category: string, past: Past, { ago, even, random }: Moment) {
  const around = (value: number, spread: number) => value * (1 + spread * (random() - 0.5));
  const weeksAgo = Math.floor((ago - 1) / 7);
  // Before the last two weeks it went up and down a little.
  const level = weeksAgo === 0 ? past.change : 1 + 0.08 * Math.sin(weeksAgo + past.price);
  const actions = around(even * past.demand * level, 0.1);
  const sales = Math.floor(past.salesADay + random());
  const at = new Date(Date.now() - ago * DAY_MS);
  const day = at.toISOString().slice(0, 10);
  const counted = {
    category,
    day,
    views: Math.round(actions * 0.72),
    saves: Math.round(actions * 0.09),
    chats: Math.round(actions * 0.05),
    sold_prices: Array.from({ length: sales }, () => Math.round(past.price * 3 ** (2 * random() - 1)) * 100),
    sold_photos: Array.from({ length: sales }, () => Math.max(1, Math.round(around(past.photos, 0.8)))),
    sold_after: Array.from({ length: sales }, () => Math.round(around(past.days, 1.4))),
    // Final from the start: what the demo's own listings add to the last days is little.
    counted_at: new Date(at.getTime() + 2 * DAY_MS),
  };
  return { counted, searched: { category, day, searches: Math.round(actions * 0.14) } };
}
