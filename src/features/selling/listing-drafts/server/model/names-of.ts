import { ALSO_WORDS, BRANDS, OTHER_NAMES } from '../../../../items/item-language/server/item-language.ts';
import { BRAND_NAMES } from '../engine/category-training/brand-names.ts';
import { isColor, isInPhrase, isLook, isOrdinary } from './seen-words.ts';

/** Abbreviations and days, which are not brand names. */
const SEEN_NAMES: ReadonlySet<string> = new Set(
  'tv,pc,dvd,cd,lp,usb,usb-c,hdmi,led,midi,gps,dslr,vr,suv,rv,bbq,christmas,ok'.split(','),
);
/** Brands and products whose names also occur among the kinds of items. */
const MORE_NAMES =
  `Disney, Pokemon, Barbie, Swarovski, Marvel, Star Wars, Crocs, Jordan, Air Jordan, Harley, Nerf, Hello
  Kitty, American Girl, Gundam, Yugioh, Yu-Gi-Oh, Warhammer, Zippo, Playboy, Lionel, Louis Vuitton, Chanel, Hermes, Roku,
  Cartier, Versace, Apple Watch, Chesterfield, JanSport, Victrola, Chromecast, Oculus, Echo Dot, HomePod, Fire Stick,
  Mac Mini, Steam Deck`
    .split(',')
    .map((name) => name.trim().replaceAll(/\s+/g, ' '));

/** Names without another meaning, which excludes `ALSO_WORDS`. */
const certain: ReadonlySet<string> = new Set(
  [...BRANDS, ...OTHER_NAMES, ...MORE_NAMES].map((name) => name.toLowerCase()),
);

let names: RegExp | undefined;

/** Returns a pattern of all names, built on first use. */
function anyName(): RegExp {
  if (names) return names;
  const escaped = [...new Set([...BRANDS, ...BRAND_NAMES, ...OTHER_NAMES, ...MORE_NAMES])]
    .filter((name) => !SEEN_NAMES.has(name.toLowerCase()) && !isLook(name) && !isColor(name))
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  names = new RegExp(`(?<![\\p{L}\\p{N}'])(?:${escaped.join('|')})(?:'s)?(?![\\p{L}\\p{N}])`, 'giu');
  return names;
}

/** Products recognizable by their looks, with their kinds. */
const KINDS_OF_PRODUCTS: readonly (readonly [RegExp, string])[] = [
  [/\biphone\b|\bgalaxy\b|\bpixel\b/i, 'phone'],
  [/\bipad\b/i, 'tablet'],
  [/\b(?:macbook|thinkpad|chromebook)\b/i, 'laptop'],
  [/\bimac\b/i, 'computer'],
  [/\bairpods\b/i, 'earbuds'],
  [/\bapple watch\b/i, 'smartwatch'],
  [/\b(?:game boy|nintendo switch|switch lite)\b/i, 'handheld console'],
  [/\b(?:ps[3-5]|playstation|xbox|wii)\b/i, 'game console'],
  [/\bkindle\b/i, 'e-reader'],
  [/\broomba\b/i, 'robot vacuum'],
  [/\bgopro\b/i, 'action camera'],
  [/\b(?:stratocaster|telecaster|les paul)\b/i, 'electric guitar'],
  [/\bvespa\b/i, 'scooter'],
  [/\bkallax\b/i, 'shelf unit'],
];

/** Returns the kind of a well-known product; null for others. */
export const kindOfProduct = (text: string): string | null =>
  KINDS_OF_PRODUCTS.find(([name]) => name.test(text))?.[1] ?? null;

export interface NameSpan {
  start: number;
  end: number;
}

export interface NameContext {
  /** Words that the answer also writes in lowercase. */
  lowerCase: ReadonlySet<string>;
  /** Whether every word is capitalized, so that capitals do not indicate names. */
  isTitleCase: boolean;
}

/** Returns the brands, products and places in a text. Names that are also everyday words must be capitalized. */
export function namesIn(text: string, { lowerCase, isTitleCase }: NameContext): NameSpan[] {
  return [...text.matchAll(anyName())].flatMap(({ 0: match, index }) => {
    const key = match.toLowerCase().replace(/'s$/, '');
    const hasCapital = match !== match.toLowerCase();
    const isName = ALSO_WORDS.has(key)
      ? hasCapital && !lowerCase.has(key)
      : certain.has(key) || !isOrdinary(key) || (hasCapital && !isTitleCase && index > 0);
    if (!isName || (NATIONS.has(key) && isInPhrase(...wordAt(text, index)))) return [];
    return [{ start: index, end: index + match.length }];
  });
}

/** Nationalities in names of items, such as "French press". */
const NATIONS: ReadonlySet<string> = new Set(
  'french,english,german,italian,swiss,danish,japanese,mexican'.split(','),
);

/** Returns the words of a text and the index of the word at an offset. */
function wordAt(text: string, place: number): [words: string[], index: number] {
  const words = [...text.matchAll(/[\p{L}\p{N}'-]+/gu)];
  return [words.map(([word]) => word), words.findIndex(({ index }) => index === place)];
}
