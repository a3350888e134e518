import { CONDITION_SLUGS } from '../features/listings/contract/taxonomy.ts';
import type { CategorySlug, ConditionSlug } from '../features/listings/contract/taxonomy.ts';
import { CLOTHING_THINGS } from './items-clothing.ts';
import { COLLECTIBLES_THINGS } from './items-collectibles.ts';
import { ELECTRONICS_THINGS } from './items-electronics.ts';
import { HOME_THINGS } from './items-home.ts';
import { JEWELRY_THINGS } from './items-jewelry.ts';
import { MUSIC_THINGS } from './items-music.ts';
import { OTHER_THINGS } from './items-other.ts';
import { SPORTS_THINGS } from './items-sports.ts';
import { VEHICLES_THINGS } from './items-vehicles.ts';

/** An item of the demo. */
export interface DemoItem {
  title: string;
  description: string;
  /** US cents; 0 is free. */
  priceCents: number;
  category: CategorySlug;
  condition: ConditionSlug;
  tags: string[];
  /** Picture keys; the first is the cover. Empty for a listing without photos. */
  pictures: string[];
}

const CATALOGUE: [category: CategorySlug, items: string][] = [
  ['electronics', ELECTRONICS_THINGS],
  ['home-garden', HOME_THINGS],
  ['vehicles', VEHICLES_THINGS],
  ['clothing', CLOTHING_THINGS],
  ['sporting-goods', SPORTS_THINGS],
  ['collectibles', COLLECTIBLES_THINGS],
  ['musical-instruments', MUSIC_THINGS],
  ['jewelry-watches', JEWELRY_THINGS],
  ['other', OTHER_THINGS],
];

const list = (text: string): string[] => text.split(',').map((item) => item.trim());

function readItem(category: CategorySlug, text: string): DemoItem {
  const [head = '', ...lines] = text.trim().split('\n');
  const [title = '', dollars = '', said = '', tags = '', pictures = ''] = head
    .split('|')
    .map((part) => part.trim());
  const condition = CONDITION_SLUGS.find((slug) => slug === said);
  if (!condition || !/^\d+$/.test(dollars)) throw new Error(`The demo cannot read '${head}'.`);
  return {
    title,
    description: lines.join(' '),
    priceCents: Number(dollars) * 100,
    category,
    condition,
    tags: list(tags),
    pictures: pictures === '-' ? [] : list(pictures),
  };
}

/** The items of the demo's listings, category by category. */
export function demoItems(): DemoItem[] {
  return CATALOGUE.flatMap(([category, items]) =>
    items
      .trim()
      .split('\n\n')
      .map((text) => readItem(category, text)),
  );
}
