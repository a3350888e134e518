import { seededRandom, shuffled } from '../../shared/seeded-random.ts';
import { DAY_MINUTES } from '../../shared/time.ts';
import { itemShownBy } from './drawn-items.ts';
import type { DemoItem } from './items.ts';
import { demoItems } from './items.ts';
import type { DemoPerson } from './people.ts';
import { AREAS, PEOPLE } from './people.ts';

export interface DemoListing extends DemoItem {
  /** Null for a guest's listing. */
  sellerUsername: string | null;
  /** The name of one of AREAS. */
  area: string;
  status: 'active' | 'sold';
  aiGenerated: boolean;
  /** No two listings have the same time. */
  minutesAgo: number;
}

const SEED = 20_261_121;
const OLDEST_MINUTES = 150 * DAY_MINUTES;
const NEWEST_MINUTES = 6;
/** Days with at least one listing each, so that every past weekend of the Flash Drops has someone who won. */
const LIVELY_DAYS = 40;
const SOLD_COUNT = 25;
const BY_GUESTS = 12;
const BY_AI = 30;
/** How many cards apart two listings of the same kind should be. */
const MIN_DISTANCE = 26;
/** The first cards people see show items in good condition. */
const SHOP_WINDOW = 24;

/** The first word of the drawing: a bike is a bike from whichever drawing. */
const kindOf = ({ photos: [cover], title }: DemoItem): string =>
  cover === undefined ? title : (itemShownBy(cover.picture).split('-')[0] ?? title);

/** Shuffles the items so that neighbors on a page differ in kind and category. */
function mixed(items: DemoItem[], random: () => number): DemoItem[] {
  const waiting = shuffled(items, random);
  const placed: DemoItem[] = [];
  while (waiting.length > 0) {
    const recent = new Set(placed.slice(-MIN_DISTANCE).map(kindOf));
    const lastCategory = placed.at(-1)?.category;
    const window = placed.length < SHOP_WINDOW;
    const fresh = (item: DemoItem): boolean => !recent.has(kindOf(item));
    const shown = (item: DemoItem): boolean =>
      !window || (item.photos.length > 0 && item.condition !== 'poor' && item.condition !== 'fair');
    let index = waiting.findIndex((t) => fresh(t) && t.category !== lastCategory && shown(t));
    if (index < 0) index = waiting.findIndex(fresh);
    placed.push(...waiting.splice(Math.max(index, 0), 1));
  }
  return placed;
}

/** Times over the last five months, newest first and denser toward now, no two the same. */
function moments(count: number, random: () => number): number[] {
  const times = new Set(
    Array.from(
      { length: LIVELY_DAYS },
      (_, day) => NEWEST_MINUTES + Math.floor((day + random()) * DAY_MINUTES),
    ),
  );
  while (times.size < count) {
    times.add(NEWEST_MINUTES + Math.floor(random() ** 2.2 * (OLDEST_MINUTES - NEWEST_MINUTES)));
  }
  return [...times].sort((a, b) => a - b);
}

const pick = (count: number, from: number[], random: () => number): Set<number> =>
  new Set(shuffled(from, random).slice(0, count));

/** The listings of the demo marketplace, newest first; every call returns the same. */
export function makeDemoListings(): DemoListing[] {
  const random = seededRandom(SEED);
  const items = mixed(demoItems(), random);
  const ages = moments(items.length, random);
  const places = items.map((_, i) => i);
  const sold = pick(
    SOLD_COUNT,
    places.filter((i) => i >= SHOP_WINDOW / 2),
    random,
  );
  const byGuests = pick(
    BY_GUESTS,
    places.filter((i) => i > 3),
    random,
  );
  const byAi = pick(BY_AI, places, random);

  let turn: DemoPerson[] = [];
  const nextSeller = (): DemoPerson => {
    if (turn.length === 0) turn = shuffled(PEOPLE, random);
    return turn.pop() as DemoPerson;
  };
  return items.map((item, i) => {
    const seller = byGuests.has(i) ? null : nextSeller();
    const area = seller?.area ?? AREAS[Math.floor(random() * AREAS.length)]?.name ?? AREAS[0].name;
    return {
      ...item,
      sellerUsername: seller?.username ?? null,
      area,
      status: sold.has(i) ? 'sold' : 'active',
      aiGenerated: byAi.has(i),
      minutesAgo: ages[i] ?? OLDEST_MINUTES,
    };
  });
}
