import {
  CATEGORY_SLUGS,
  CONDITION_SLUGS,
  type BuiltInCategory,
  type ConditionSlug,
} from '../../shared/taxonomy.ts';
import { CLOTHING_ITEMS } from './items-clothing.ts';
import { COLLECTIBLES_ITEMS } from './items-collectibles.ts';
import { type PhotoView, pictureAlt, type PictureKey, readPicture } from './drawn-items.ts';
import { ELECTRONICS_ITEMS } from './items-electronics.ts';
import { HOME_ITEMS } from './items-home.ts';
import { JEWELRY_ITEMS } from './items-jewelry.ts';
import { MUSIC_ITEMS } from './items-music.ts';
import { OTHER_ITEMS } from './items-other.ts';
import { SPORTS_ITEMS } from './items-sports.ts';
import { VEHICLES_ITEMS } from './items-vehicles.ts';

/** A photo of an item. */
interface DemoPhoto {
  picture: PictureKey;
  view: PhotoView;
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
 * Reads one item: a line of title, dollars, condition, tags and pictures, then the description. A picture `detail` is a
 * close-up in the cover.
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

function readPhotos(names: readonly string[]): DemoPhoto[] {
  const [cover = ''] = names;
  return names.map((name, position) => {
    const picture = readPicture(name === 'detail' ? cover : name);
    const view = name === 'detail' ? 'detail' : position === 0 ? 'whole' : 'other';
    return { picture, view, alt: pictureAlt(picture, view) };
  });
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
