import { LISTING_LIMITS } from '../../../listings/contract/listing-limits.ts';
import { findBrands } from './names.ts';

const list = (words: string): string[] => words.split(',').map((word) => word.trim());

const COLOURS = list(
  'black, white, grey, gray, silver, red, burgundy, orange, yellow, mustard, green, olive, sage, emerald, teal, turquoise, blue, navy, sky blue, purple, lilac, lavender, pink, rose gold, gold, brown, tan, beige, cream, ivory, charcoal, multicolor, space gray, space grey',
);
const MATERIALS = list(
  'velvet, leather, faux leather, suede, denim, cotton, linen, wool, merino, cashmere, silk, corduroy, canvas, oak, walnut, teak, pine, mahogany, maple, rosewood, bamboo, rattan, wicker, wood, brass, copper, steel, stainless steel, cast iron, aluminum, aluminium, chrome, glass, ceramic, porcelain, stoneware, terracotta, marble, concrete, plastic, sterling silver, titanium, carbon, gore-tex, nylon, down, pearl, enamel',
);
const STYLES = list(
  'vintage, antique, retro, mid-century, mid century, art deco, scandinavian, danish, japanese, industrial, boho, rustic, minimalist, handmade, hand-painted, handwoven, foldable, folding, portable, waterproof, wireless, bluetooth, automatic, electric, acoustic, manual, limited edition, first edition, signed, kids, baby, womens, mens, unlocked, organic',
);

const inText = (text: string, words: string[]): string[] =>
  words
    .map((word) => ({ word, at: text.search(new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}])`, 'u')) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ word }) => word);

/** Up to ten lower-case words a buyer would search for: kind, brand, color, material, style. */
export function makeTags(text: string, kind: string | null): string[] {
  const lower = text.toLowerCase().replace(/(women|men)'s/g, '$1s');
  const colours = inText(
    lower.replace(/stainless|sterling silver|cast iron|white noise|black diamond/g, ' '),
    COLOURS,
  );
  const materials = inText(lower, MATERIALS);
  const tags = [
    ...(kind ? [kind] : []),
    ...findBrands(text),
    ...colours.slice(0, 2),
    ...materials.slice(0, 3),
    ...inText(lower, STYLES).slice(0, 3),
  ];
  const kept: string[] = [];
  for (const tag of tags) {
    const short = tag.slice(0, LISTING_LIMITS.tagLength);
    // "sterling silver" already says "silver".
    if (!kept.some((other) => other === short || other.split(' ').includes(short))) kept.push(short);
  }
  return kept.slice(0, LISTING_LIMITS.tags);
}
