import {
  type BuiltInCategory,
  CATEGORY_SLUGS,
  CONDITION_SLUGS,
  type ConditionSlug,
} from '../../shared/taxonomy.ts';
import { type Photographed, pictureAlt, readPhoto } from './drawn-items.ts';
import { CLOTHING_ITEMS } from './items-clothing.ts';
import { COLLECTIBLES_ITEMS } from './items-collectibles.ts';
import { ELECTRONICS_ITEMS } from './items-electronics.ts';
import { HOME_ITEMS } from './items-home.ts';
import { JEWELRY_ITEMS } from './items-jewelry.ts';
import { MUSIC_ITEMS } from './items-music.ts';
import { OTHER_ITEMS } from './items-other.ts';
import { SPORTS_ITEMS } from './items-sports.ts';
import { VEHICLES_ITEMS } from './items-vehicles.ts';

/** A photo of an item. */
interface DemoPhoto extends Photographed {
  alt: string;
}

/** An item of the demo. */
export interface DemoItem {
  title: string;
  description: string;
  /** US cents; 0 is free. */
  priceCents: number;
  category: BuiltInCategory;
  condition: ConditionSlug;
  tags: string[];
  /** The first is the cover. */
  photos: DemoPhoto[];
}

const CATALOG: Record<BuiltInCategory, string> = {
  electronics: ELECTRONICS_ITEMS,
  'home-garden': HOME_ITEMS,
  vehicles: VEHICLES_ITEMS,
  clothing: CLOTHING_ITEMS,
  'sporting-goods': SPORTS_ITEMS,
  collectibles: COLLECTIBLES_ITEMS,
  'musical-instruments': MUSIC_ITEMS,
  'jewelry-watches': JEWELRY_ITEMS,
  other: OTHER_ITEMS,
};

const list = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/**
 * Reads one item: a line of title, dollars, condition, tags and photos, then the description. Photos after the cover are
 * named by their picture, or by what they show of the cover's: see readPhoto.
 * @throws Error when the line is not like that.
 */
export function readItem(category: BuiltInCategory, text: string): DemoItem {
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
    photos: pictures === '-' ? [] : readPhotos(list(pictures)),
  };
}

function readPhotos([first = '', ...others]: readonly string[]): DemoPhoto[] {
  const cover = readPhoto(first, null);
  const photos = [cover, ...others.map((name) => readPhoto(name, cover.picture))];
  return photos.map((photo) => ({ ...photo, alt: pictureAlt(photo) }));
}

/** The items of the demo's listings, category by category. */
export function demoItems(): DemoItem[] {
  return CATEGORY_SLUGS.flatMap((category) =>
    CATALOG[category]
      .trim()
      .split('\n\n')
      .map((text) => readItem(category, text)),
  );
}
