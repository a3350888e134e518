import { type CategorySlug, categoryLabel } from '../../../listings/contract/taxonomy.ts';
import type { FeatureId } from './features.ts';

/** What an item is, as far as it decides what to compare. */
export interface ItemKind {
  /** Such as 'phones'. */
  plural: string;
  /** What buyers of it ask for, the most important first: compared even where no seller says it. */
  asked: readonly FeatureId[];
}

const kind = (plural: string, items: string, ...asked: FeatureId[]) => ({
  plural,
  asked,
  items: new RegExp(`\\b(?:${items})s?\\b`, 'i'),
});

/** For something else: a case for a phone is none. */
const ACCESSORY =
  /\b(?:cases?|covers?|chargers?|cables?|straps?|screen protectors?|stands?|mounts?|holders?|adapters?|docks?|sleeves?|skins?|filters?)\b(?=[^,]*\b(?:for|fits?)\b)|\b(?:for|fits?|compatible with) (?:an? |the |my )?(?:i ?phone|i ?pad|macbook|galaxy|pixel|kindle|switch|ps\d|xbox|apple watch)\b/i;

const ENDS_AS_ACCESSORY =
  /^(?:(?!\b(?:with|and|plus|incl\w*|in)\b|[&+,]).)*\b(?:cases?|covers?|chargers?|cables?|straps?|screen protectors?|stands?|mounts?|holders?|adapters?|docks?|sleeves?|skins?)\s*$/i;
const ACCESSORIES: ItemKind = { plural: 'accessories', asked: ['working', 'original-box'] };

const KINDS: Record<CategorySlug, readonly ReturnType<typeof kind>[]> = {
  electronics: [
    kind(
      'phones',
      'phone|i ?phone|smartphone|galaxy [sa-z]\\d*|pixel|oneplus',
      'storage',
      'battery-health',
      'unlocked',
      'charger',
      'original-box',
      'receipt',
    ),
    kind(
      'laptops',
      'laptop|macbook|mac book|chromebook|thinkpad|notebook|vivobook|zenbook|inspiron|pavilion|latitude|ideapad|elitebook|probook|surface (?:laptop|pro|book|go)|xps',
      'memory',
      'storage',
      'screen-size',
      'battery-health',
      'charger',
      'year',
    ),
    kind(
      'tablets',
      'i ?pad|tablet|kindle|e-?reader|kobo',
      'storage',
      'screen-size',
      'charger',
      'battery-health',
    ),
    kind('computers', 'imac|mac mini|pc|computer|desktop', 'processor', 'memory', 'storage', 'working'),
    kind('TVs', 'tv|television|bravia|qled', 'screen-size', 'remote', 'age', 'working'),
    kind('monitors', 'monitor', 'screen-size', 'cables', 'working'),
    kind(
      'headphones',
      'headphone|earbud|air ?pod|earphone|headset',
      'working',
      'charger',
      'original-box',
      'receipt',
      'age',
    ),
    kind(
      'watches',
      'smart ?watch|apple watch|fitbit|garmin',
      'case-size',
      'battery-health',
      'charger',
      'age',
    ),
    kind('speakers', 'speaker|soundbar|subwoofer', 'working', 'cables', 'age'),
    kind('turntables', 'turntable|record player', 'working', 'age', 'original-box'),
    kind('cameras', 'camera|dslr|mirrorless|camcorder|gopro', 'working', 'charger', 'original-box', 'age'),
    kind(
      'consoles',
      'playstation|ps\\d|xbox|switch|console|steam deck|wii|game ?boy',
      'storage',
      'cables',
      'original-box',
      'working',
    ),
  ],
  'home-garden': [
    kind('lamps', 'lamp|chandelier|light', 'height', 'working', 'smoke-free'),
    kind('mattresses', 'mattress', 'mattress-size', 'age', 'smoke-free', 'pet-free'),
    kind('beds', 'bed|bed ?frame|bunk bed', 'mattress-size', 'material', 'dimensions'),
    kind(
      'sofas',
      'sofa|couch|couche|loveseat|sectional|futon',
      'dimensions',
      'material',
      'smoke-free',
      'pet-free',
    ),
    kind(
      'chairs',
      '(?:arm|desk|wing|dining |office |rocking )?chair|recliner|stool',
      'material',
      'dimensions',
      'smoke-free',
    ),
    kind('desks', 'desk', 'dimensions', 'material', 'smoke-free'),
    kind('tables', 'table|nightstand', 'dimensions', 'material', 'smoke-free'),
    kind('dressers', 'dresser|chest of drawers|wardrobe|armoire', 'dimensions', 'material', 'smoke-free'),
    kind('shelves', 'shelf|bookcase|bookshelf|bookshelve|shelve', 'dimensions', 'material'),
    kind('rugs', 'rug|carpet', 'dimensions', 'material', 'pet-free'),
    kind(
      'appliances',
      'fridge|refrigerator|freezer|washer|dryer|dishwasher|stove|oven|microwave|vacuum|mixer|blender|fryer|coffee maker|espresso machine|toaster|heater|grill|instant pot',
      'working',
      'age',
      'accessories',
      'warranty',
    ),
    kind('tools', 'drill|saw|driver|mower|trimmer|blower|sander|chainsaw', 'working', 'charger', 'age'),
  ],
  vehicles: [
    kind(
      'cars',
      'car|sedan|suv|truck|van|coupe|hatchback|civic|corolla|camry|prius|outback|accord|tacoma|f-?150',
      'year',
      'mileage',
      'title',
      'working',
    ),
    kind('motorcycles', 'motorcycle|motorbike|scooter|vespa|moped', 'year', 'mileage', 'title', 'working'),
  ],
  clothing: [
    kind(
      'shoes',
      'shoe|boot|sneaker|sandal|heel|trainer|loafer|cleat|jordan|clog|birkenstock',
      'clothing-size',
      'material',
      'original-box',
    ),
    kind('bags', 'bag|purse|handbag|backpack|tote', 'material', 'dimensions'),
    kind('jackets', 'jacket|coat|parka|blazer', 'clothing-size', 'material'),
    kind('jeans', 'jean|denim', 'clothing-size'),
    kind('dresses', 'dress|gown|dresse', 'clothing-size', 'material'),
  ],
  'sporting-goods': [
    kind('helmets', 'helmet', 'clothing-size', 'age'),
    kind(
      'bike parts',
      'bike (?:frame(?! size)|fork|wheel|wheelset|saddle|seat|rack|lock|light|pump|trailer|pedal|tire|stand)',
      'material',
      'age',
      'working',
    ),
    kind('road bikes', 'road ?bike', 'frame-size', 'material', 'age', 'working'),
    kind('bikes', 'bike|bicycle|e-?bike', 'frame-size', 'material', 'age', 'working'),
    kind('tents', 'tent', 'working', 'age'),
    kind('skis', 'ski|snowboard', 'length', 'age'),
    kind('weights', 'dumbbell|barbell|kettlebell|weight', 'weight', 'material'),
  ],
  collectibles: [
    kind('LEGO sets', 'lego', 'complete', 'original-box'),
    kind('records', 'record|vinyl|lp', 'working'),
    kind('cards', 'card', 'complete'),
  ],
  'musical-instruments': [
    kind('guitars', 'guitar|bass|ukulele|stratocaster|telecaster|les paul', 'case', 'age', 'working'),
    kind('keyboards', 'piano|keyboard|synth|synthesizer', 'working', 'cables', 'age'),
    kind('amps', 'amp|amplifier', 'working', 'cables', 'age'),
  ],
  'jewelry-watches': [
    kind(
      'watches',
      'watch|watche|seamaster|speedmaster|datejust|submariner|rolex|omega|seiko|citizen|casio|g-?shock|timex|bulova|movado|tissot|tag heuer|invicta|longines',
      'case-size',
      'working',
      'original-box',
      'receipt',
    ),
    kind('rings', 'ring', 'clothing-size', 'material', 'original-box'),
    kind('necklaces', 'necklace|chain|pendant', 'length', 'material'),
  ],
  other: [kind('books', 'book|novel|textbook'), kind('strollers', 'stroller|pram', 'age', 'smoke-free')],
};

/** What all items of a category are asked for. */
const OF_CATEGORY: Record<CategorySlug, readonly FeatureId[]> = {
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

interface Named {
  title: string;
  category: CategorySlug;
}

/** What an item is by its title; its category where the title does not tell. */
export function kindOf({ title, category }: Named): ItemKind {
  if (category === 'electronics' && (ACCESSORY.test(title) || ENDS_AS_ACCESSORY.test(title)))
    return ACCESSORIES;
  const named = KINDS[category].find(({ items }) => items.test(title));
  return named ?? { plural: labelInText(category), asked: OF_CATEGORY[category] };
}

/** The kind that all of the items are, as road bikes are bikes; null where they are different things. */
export function sharedKind(items: readonly Named[]): ItemKind | null {
  const kinds = items.map(kindOf);
  const [broadest] = kinds.toSorted((a, b) => a.plural.length - b.plural.length);
  if (broadest === undefined) return null;
  const { plural } = broadest;
  return kinds.every((one) => one.plural === plural || one.plural.endsWith(` ${plural}`)) ? broadest : null;
}

/** What the items have in common: a kind, a category, or being items. */
export function commonKind(items: readonly Named[]): ItemKind {
  const [first, ...others] = items;
  if (first === undefined) return { plural: 'items', asked: [] };
  const shared = sharedKind(items);
  if (shared !== null) return shared;
  if (others.every(({ category }) => category === first.category)) {
    return { plural: labelInText(first.category), asked: OF_CATEGORY[first.category] };
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
