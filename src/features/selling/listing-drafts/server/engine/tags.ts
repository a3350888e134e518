import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import { findBrands, MATERIALS } from '../../../../items/item-language/server/item-language.ts';

/** Color names used by sellers, in lowercase. */
export const COLOR_NAMES =
  'black, white, grey, gray, silver, red, burgundy, orange, yellow, mustard, green, olive, sage, emerald, teal, turquoise, blue, navy, sky blue, purple, lilac, lavender, pink, rose gold, gold, brown, tan, beige, cream, ivory, charcoal, multicolor, space gray, space grey'
    .split(',')
    .map((name) => name.trim());

export const COLORS: ReadonlySet<string> = new Set([
  ...COLOR_NAMES,
  'midnight',
  'starlight',
  'graphite',
  'camel',
  'maroon',
]);

const list = (words: string): string[] => words.split(',').map((word) => word.trim());

export const STYLES: readonly string[] = list(
  'vintage, antique, retro, mid-century, mid century, art deco, scandinavian, danish, japanese, industrial, boho, rustic, minimalist, handmade, hand-painted, handwoven, foldable, folding, portable, waterproof, wireless, bluetooth, automatic, electric, acoustic, manual, limited edition, first edition, signed, kids, baby, womens, mens, unlocked, organic',
);

type Finder = (text: string) => string[];

/**
 * Returns a function that finds the words of a list in a lowercase text, in order of appearance. The pattern is
 * compiled once.
 */
const finder = (words: readonly string[]): Finder => {
  const longestFirst = [...words].sort((a, b) => b.length - a.length).join('|');
  const known = new RegExp(`(?<![\\p{L}-])(?:${longestFirst})(?![\\p{L}])`, 'gu');
  return (text) => [...new Set([...text.matchAll(known)].map(([word]) => word))];
};

const colorsIn = finder(COLOR_NAMES);
const materialsIn = finder(MATERIALS);
const stylesIn = finder(STYLES);

/** Returns up to ten lowercase words that buyers may search for: kind, brand, color, material, style. */
export function makeTags(text: string, kind: string | null): string[] {
  const lower = text.toLowerCase().replace(/(women|men)'s/g, '$1s');
  const colors = colorsIn(
    lower.replace(/stainless|sterling silver|cast iron|white noise|black diamond/g, ' '),
  );
  const tags = [
    ...(kind ? [kind] : []),
    ...findBrands(text),
    ...colors.slice(0, 2),
    ...materialsIn(lower).slice(0, 3),
    ...stylesIn(lower).slice(0, 3),
  ];
  const chosen: string[] = [];
  for (const tag of tags) {
    const short = tag.slice(0, LISTING_LIMITS.tagLength);
    // "Sterling silver" already includes "silver".
    if (!chosen.some((other) => other === short || other.split(' ').includes(short))) chosen.push(short);
  }
  return chosen.slice(0, LISTING_LIMITS.tags);
}
