import { isWholeName, otherNamesOf, stem } from '../../../../items/item-language/server/item-language.ts';

type Words = readonly string[];

/** Other words that listings use for a typed name. */
export interface Synonyms {
  same: readonly Words[];
  /** Names of narrower kinds: a search for phones also finds iPhones, but not the other way around. */
  narrower: readonly Words[];
}

/**
 * Synonyms that the kinds of items do not define: spellings, model names, qualities, and broad names for several kinds.
 * Names after the arrow are narrower.
 */
const GROUPS: readonly string[] = [
  'playstation 5, ps5, play station 5, ps 5',
  'playstation 4, ps4, play station 4, ps 4',
  'playstation 3, ps3, play station 3',
  'playstation 2, ps2, play station 2',
  'playstation, play station > ps5, ps4, ps3, ps2',
  'xbox, x box',
  'telecaster, tele',
  'stratocaster, strat',
  'macbook, mac laptop, apple laptop',
  'kitchenaid, kitchen aid',
  'instant pot, pressure cooker',
  '4x4, 4wd, 4 wheel drive, four wheel drive',
  'awd, all wheel drive',
  'kid, child > toddler',
  'christmas, xmas',
  'gray, grey',
  'color, colour',
  'aluminum, aluminium',
  'mid century, midcentury, mid century modern, mcm',
  'vintage, antique, retro',
  'left handed, lefty, left hand',
  'right handed, right hand',
  'rain jacket, raincoat, rain coat',
  'tuxedo, tux, dinner jacket',
  'coat, jacket',
  'quilt, comforter, duvet',
  'sofa bed, sleeper sofa, futon',
  'bookshelf, bookcase > shelving unit',
  'soccer ball, football',
  'painting, artwork, art print',
  'computer > laptop, macbook, chromebook, thinkpad',
  'toy > lego, doll, stuffed animal, teddy bear, puzzle, action figure',
  'tool > drill, saw, wrench, hammer, screwdriver, toolbox, socket set, sander',
  'stereo, hifi > receiver',
  'gym equipment, exercise equipment, fitness equipment > dumbbell, treadmill, exercise bike, kettlebell, weight bench, rowing machine, elliptical',
  'camping gear, camping equipment > tent, sleeping bag, camping stove, cooler',
  'musical instrument, instrument > guitar, piano, violin, keyboard, drum kit, ukulele, trumpet, saxophone, flute, cello',
];

const namesOf = (list: string): string[][] => list.split(', ').map((name) => name.split(' '));

/** Returns a key that is the same for singular and plural. */
const keyOf = (words: Words): string => words.map(stem).join(' ');

const LISTED: ReadonlyMap<string, Synonyms> = new Map(
  GROUPS.flatMap((group) => {
    const [same = '', narrower] = group.split(' > ');
    const names = namesOf(same);
    const below = narrower === undefined ? [] : namesOf(narrower);
    return names.map((name) => {
      const others = names.filter((other) => keyOf(other) !== keyOf(name));
      return [keyOf(name), { same: others, narrower: below }] as const;
    });
  }),
);

/** Returns other names for the given words; null if the name is unknown. */
export function synonymsOf(words: Words): Synonyms | null {
  const listed = LISTED.get(keyOf(words));
  const ofKind = otherNamesOf(words);
  if (listed === undefined) return ofKind;
  return {
    same: distinct([...listed.same, ...(ofKind?.same ?? [])]),
    narrower: distinct([...listed.narrower, ...(ofKind?.narrower ?? [])]),
  };
}

/** Whether several words form one name, not an item with a quality. */
export const isOneName = (words: Words): boolean => LISTED.has(keyOf(words)) || isWholeName(words);

const distinct = (names: readonly Words[]): Words[] => [
  ...new Map(names.map((name) => [keyOf(name), name])).values(),
];
