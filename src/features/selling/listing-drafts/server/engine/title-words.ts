import {
  ALSO_WORDS,
  BRANDS,
  KIND_LINES,
  kindNamed,
  MATERIALS,
  OTHER_NAMES,
  UNITS,
} from '../../../../items/item-language/server/item-language.ts';
import { BRAND_NAMES } from './category-training/brand-names.ts';
import { COLOR_NAMES, STYLES } from './tags.ts';

const wordsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}']+/u)).filter(Boolean);

const MAKER_NAMES = [
  ...BRANDS,
  ...BRAND_NAMES,
  ...KIND_LINES.flatMap(({ implied }) => implied.flatMap(({ brand }) => brand ?? [])),
];
const MAKERS: ReadonlySet<string> = new Set(wordsOf(MAKER_NAMES));
const WHOLE_MAKERS: ReadonlySet<string> = new Set(MAKER_NAMES.map((name) => name.toLowerCase()));
const MODELS = wordsOf(KIND_LINES.flatMap(({ implied }) => implied.flatMap(({ model }) => model ?? [])));

const SIZES = `first second third edition pressing printing print signed numbered limited special pro plus max ultra elite size sz mens men's womens women's ladies kids boys girls youth toddler baby adult small medium large xs s m l xl xxl twin
  full queen king single double mini portable compact left right handed inch set pair lot pieces piece pack bundle series gen generation
  edition version original vintage antique old complete matching floral striped plaid round square oval tall wide long short deep
  unlocked wireless cordless corded electric gas manual automatic folding adjustable inflatable convertible reversible`;

/** Words that name or describe items: kinds, makers, colors, materials and sizes. */
const TITLE_WORDS: ReadonlySet<string> = new Set([
  ...wordsOf(
    KIND_LINES.flatMap(({ names }) =>
      names.flatMap(({ text, isMisspelling }) => (isMisspelling ? [] : text)),
    ),
  ),
  ...MAKERS,
  ...MODELS,
  ...wordsOf([...OTHER_NAMES, ...COLOR_NAMES, ...MATERIALS, ...STYLES]),
  ...UNITS,
  ...wordsOf([SIZES]),
]);
/** Words that connect such words. */
const JOINING = new Set('about with and of for in by w plus a an the to from & +'.split(' '));
/** Words of the lists that can have another meaning in a sentence. */
const SAYING = new Set(
  'works work need needs free play plays run runs moving part parts service new used good great just still price clean best open like no not up out off on at'.split(
    ' ',
  ),
);
/** Whether a maker comes before, so that an unknown word is a model: "ibanez gio". */
const isModelWord = (before: string): boolean => MAKERS.has(before);

/**
 * Whether a clause only names or describes an item: "black", "size 10", "bose", but not "lid gasket needs replacing".
 */
export function isDescriptive(clause: string): boolean {
  const words = clause.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'./"-]*/gu) ?? [];
  return words.every(
    (word, index) =>
      !SAYING.has(word) &&
      (/\d/.test(word) ||
        JOINING.has(word) ||
        TITLE_WORDS.has(word) ||
        TITLE_WORDS.has(word.replace(/s$/, '')) ||
        isModelWord(words[index - 1] ?? '')),
  );
}

const TRAITS: ReadonlySet<string> = new Set(wordsOf([...COLOR_NAMES, ...MATERIALS, 'size']));

/** Whether a clause names a color, a material or a size. */
export const namesTrait = (clause: string): boolean =>
  (clause.toLowerCase().match(/[\p{L}']+/gu) ?? []).some((word) => TRAITS.has(word));

/** Whether a clause names a maker. */
export const namesMaker = (clause: string): boolean =>
  (clause.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).some(
    (word) => MAKERS.has(word) && !SAYING.has(word),
  );

/** Maximum words of a maker's name. */
const MAX_MAKER_WORDS = 3;

/** Whether a clause starts with the whole name of a maker, which is no everyday word. */
export function startsWithMaker(clause: string): boolean {
  const words = clause.toLowerCase().split(' ').slice(0, MAX_MAKER_WORDS);
  return words.some((_, index) => {
    const name = words.slice(0, index + 1).join(' ');
    const isWord = SAYING.has(name) || TRAITS.has(name) || (ALSO_WORDS.has(name) && !/^\p{Lu}/u.test(clause));
    return WHOLE_MAKERS.has(name) && !isWord;
  });
}

/** Whether a title has the whole name of a maker. A word of one is not enough: "dress shoes". */
export const hasMaker = (title: string): boolean =>
  title.split(' ').some((_, index, words) => startsWithMaker(words.slice(index).join(' ')));

const VEHICLE_MAKERS: ReadonlySet<string> = new Set(
  KIND_LINES.filter(({ name }) => kindNamed(name).category === 'vehicles').flatMap(({ implied }) =>
    implied.flatMap(({ brand }) => brand?.toLowerCase() ?? []),
  ),
);

/** Whether a text starts with a maker of vehicles. */
export const startsWithVehicleMaker = (text: string): boolean => {
  const [first = '', second = ''] = text.toLowerCase().split(' ');
  return VEHICLE_MAKERS.has(first) || VEHICLE_MAKERS.has(`${first} ${second}`);
};

const MADE_BY =
  /\b(?:it's|it is|they're|they are|are|made by)(?: a| an| the)? (?<name>\p{L}[\p{L}'&-]*(?: \p{L}[\p{L}'&-]*){0,2})/giu;

/** Returns the maker in a statement about it: "the washer and dryer are Maytag", "it's the Casper". Null without one. */
export function statedMaker(text: string): string | null {
  for (const { groups } of text.matchAll(MADE_BY)) {
    const words = groups?.['name']?.split(' ') ?? [];
    for (let count = words.length; count > 0; count -= 1) {
      const name = words.slice(0, count).join(' ');
      if (WHOLE_MAKERS.has(name.toLowerCase()) && !SAYING.has(name.toLowerCase())) return name;
    }
  }
  return null;
}
