import {
  type BuiltInCategory,
  builtInOf,
  type CategorySlug,
  categoryLabel,
} from '../../../../../shared/taxonomy.ts';
import type { Item } from '../item/item-of.ts';
import { type ItemKind, isA, kindNamed, lineageOf } from '../kinds/kinds.ts';
import type { FactId } from './fact.ts';

/** The kind that items are compared as. */
export interface ComparedKind {
  /** The plural, such as 'phones'. */
  plural: string;
  /** Facts that buyers ask about, most important first. They are compared even if no seller states them. */
  asked: readonly FactId[];
}

const ACCESSORIES: ComparedKind = { plural: 'accessories', asked: ['working', 'original-box'] };
const BIKE_PARTS: ComparedKind = { plural: 'bike parts', asked: ['material', 'age', 'working'] };

/** The kinds to compare as. Each includes the listed kinds and all narrower ones. */
const COMPARED: readonly (ComparedKind & { kinds: readonly ItemKind[] })[] = [
  compared('phones: phone', 'storage', 'battery-health', 'unlocked', 'charger', 'original-box', 'receipt'),
  compared('laptops: laptop', 'memory', 'storage', 'screen-size', 'battery-health', 'charger', 'year'),
  compared('tablets: tablet, e-reader', 'storage', 'screen-size', 'charger', 'battery-health'),
  compared('computers: desktop computer', 'processor', 'memory', 'storage', 'working'),
  compared('TVs: tv', 'screen-size', 'remote', 'age', 'working'),
  compared('monitors: monitor', 'screen-size', 'cables', 'working'),
  compared('headphones: headphones', 'working', 'charger', 'original-box', 'receipt', 'age'),
  compared('watches: smartwatch, fitness tracker', 'case-size', 'battery-health', 'charger', 'age'),
  compared('speakers: speaker, smart speaker', 'working', 'cables', 'age'),
  compared('turntables: turntable', 'working', 'age', 'original-box'),
  compared('cameras: camera', 'working', 'charger', 'original-box', 'age'),
  compared('consoles: game console', 'storage', 'cables', 'original-box', 'working'),
  compared('video games: video game', 'working', 'original-box'),
  compared('lamps: lamp', 'height', 'working', 'smoke-free'),
  compared('mattresses: mattress, crib mattress', 'mattress-size', 'age', 'smoke-free', 'pet-free'),
  compared('beds: bed', 'mattress-size', 'material', 'dimensions'),
  compared('sofas: sofa', 'dimensions', 'material', 'smoke-free', 'pet-free'),
  compared('chairs: chair, stool', 'material', 'dimensions', 'smoke-free'),
  compared('desks: desk', 'dimensions', 'material', 'smoke-free'),
  compared('tables: table, nightstand', 'dimensions', 'material', 'smoke-free'),
  compared('dressers: dresser, wardrobe', 'dimensions', 'material', 'smoke-free'),
  compared('shelves: shelf', 'dimensions', 'material'),
  compared('rugs: rug', 'dimensions', 'material', 'pet-free'),
  compared(
    `appliances: refrigerator, freezer, washing machine, dryer, washer and dryer, dishwasher, stove, oven, microwave,
    vacuum cleaner, stand mixer, hand mixer, blender, air fryer, deep fryer, coffee maker, toaster, space heater, grill,
    pressure cooker`,
    'working',
    'age',
    'accessories',
    'warranty',
  ),
  compared(
    'tools: power tool, saw, lawn mower, string trimmer, hedge trimmer, leaf blower, chainsaw',
    'working',
    'charger',
    'age',
  ),
  compared('cars: car, pickup truck, minivan', 'year', 'mileage', 'title', 'working'),
  compared('motorcycles: motorcycle', 'year', 'mileage', 'title', 'working'),
  compared('shoes: shoes', 'clothing-size', 'material', 'original-box'),
  compared('bags: handbag, backpack, duffel bag', 'material', 'dimensions'),
  compared('jackets: coat, blazer', 'clothing-size', 'material'),
  compared('jeans: jeans', 'clothing-size'),
  compared('dresses: dress', 'clothing-size', 'material'),
  compared('helmets: helmet, bike helmet, motorcycle helmet', 'clothing-size', 'age'),
  compared('road bikes: road bike', 'frame-size', 'material', 'age', 'working'),
  compared('bikes: bike', 'frame-size', 'material', 'age', 'working'),
  compared('tents: tent', 'working', 'age'),
  compared('skis: skis, snowboard', 'length', 'age'),
  compared('weights: weights', 'weight', 'material'),
  compared('LEGO sets: lego', 'complete', 'original-box'),
  compared('records: vinyl records', 'working'),
  compared('cards: trading cards', 'complete'),
  compared('guitars: guitar, bass guitar, ukulele', 'case', 'age', 'working'),
  compared('keyboards: piano, keyboard piano, synthesizer, midi controller', 'working', 'cables', 'age'),
  compared('amps: guitar amp', 'working', 'cables', 'age'),
  compared('watches: watch', 'case-size', 'working', 'original-box', 'receipt'),
  compared('rings: ring', 'clothing-size', 'material', 'original-box'),
  compared('necklaces: necklace, pendant', 'length', 'material'),
  compared('books: book'),
  compared('strollers: stroller', 'age', 'smoke-free'),
];

const BY_KIND: ReadonlyMap<ItemKind, ComparedKind> = new Map(
  COMPARED.flatMap(({ plural, asked, kinds }) =>
    kinds.map((kind): [ItemKind, ComparedKind] => [kind, { plural, asked }]),
  ),
);

/** @param line The plural and the kinds compared as it: "tables: table, nightstand". */
function compared(line: string, ...asked: FactId[]): ComparedKind & { kinds: readonly ItemKind[] } {
  const [plural = '', kinds = ''] = line.split(': ');
  return { plural, asked, kinds: kinds.split(/,\s+/).map(kindNamed) };
}

/** Facts that buyers ask about for any item of a category. */
const OF_CATEGORY: Record<BuiltInCategory, readonly FactId[]> = {
  electronics: ['working', 'age', 'receipt'],
  'home-garden': ['dimensions', 'material', 'age'],
  vehicles: ['year', 'mileage', 'working'],
  clothing: ['clothing-size', 'material'],
  'sporting-goods': ['age', 'working'],
  collectibles: ['complete', 'original-box'],
  'musical-instruments': ['working', 'age', 'case'],
  'jewelry-watches': ['material', 'receipt'],
  other: ['age'],
};

interface Listed {
  /** The item named by its title. */
  about: Item;
  category: CategorySlug;
}

/** Returns the kind that an item is compared as, or its category if the title names no known kind. */
export function comparedKind({ about: item, category }: Listed): ComparedKind {
  for (const kind of item.kind === null ? [] : lineageOf(item.kind)) {
    const known = BY_KIND.get(kind);
    if (known !== undefined) return known;
  }
  if (item.isAccessory && item.category === 'electronics') return ACCESSORIES;
  const owners = [item.partOf ?? [], item.kind?.partOf ?? []].flat().flatMap(lineageOf);
  if (owners.some(({ name }) => name === 'bike')) return BIKE_PARTS;
  return { plural: labelInText(category), asked: OF_CATEGORY[builtInOf(category)] };
}

const SERVICE = kindNamed('service');

/** Whether the listing offers an item, unlike a service or a wanted ad. */
export function isOffer({ about: { kind, isWanted } }: Pick<Listed, 'about'>): boolean {
  return !isWanted && (kind === null || !isA(kind, SERVICE));
}

/** Returns the kind that includes all items, as road bikes are bikes; null if they are different. */
export function sharedKind(items: readonly Listed[]): ComparedKind | null {
  const kinds = items.map(comparedKind);
  const [broadest] = kinds.toSorted((a, b) => a.plural.length - b.plural.length);
  if (broadest === undefined) return null;
  const { plural } = broadest;
  return kinds.every((kind) => kind.plural === plural || kind.plural.endsWith(` ${plural}`))
    ? broadest
    : null;
}

/** Returns what the items have in common: a kind, a category, or "items". */
export function commonKind(items: readonly Listed[]): ComparedKind {
  const [first, ...others] = items;
  if (first === undefined) return { plural: 'items', asked: [] };
  const shared = sharedKind(items);
  if (shared !== null) return shared;
  if (others.every(({ category }) => category === first.category)) {
    return { plural: labelInText(first.category), asked: OF_CATEGORY[builtInOf(first.category)] };
  }
  return { plural: 'items', asked: ['age', 'working'] };
}

const IN_TEXT: Partial<Record<CategorySlug, string>> = {
  electronics: 'devices',
  'home-garden': 'things for the home',
  clothing: 'clothes',
  'jewelry-watches': 'pieces of jewelry',
  other: 'items',
};
const labelInText = (category: CategorySlug): string =>
  IN_TEXT[category] ?? categoryLabel(category).toLowerCase();
