import { type ItemKind, isA, lineageOf } from '../kinds/kinds.ts';
import { isMadeBy } from '../words/name-index.ts';
import { readWords, type Word } from '../words/read-words.ts';
import type { Mention } from './mentions.ts';

/** First words of brands that are also everyday words. They count only for items that the brand makes. */
const EVERYDAY: ReadonlySet<string> = new Set(
  `apple atomic bird blue boss brother catch chance coach columbia fossil gap giant gold golden head hull hunter isle
  keystone lodge mercury mini nectar on orange pearl pride raleigh ram razor saturn singer smart specialized swell
  tracker uplift vans warn`.split(/\s+/),
);

const wordsOf = (text: string): string[] => readWords(text).map(({ word }) => word);

/** Returns the brand among the mentions in its usual spelling; null if there is none. */
export function brandOf(
  mentions: readonly Mention[],
  item: ItemKind | null,
  head: Mention | null,
): string | null {
  if (head !== null && head.brand !== null) return head.brand;
  const isMaker = (brand: string): boolean =>
    !EVERYDAY.has(wordsOf(brand)[0] ?? '') ||
    (item !== null && lineageOf(item).some((kind) => isMadeBy(kind, brand)));
  return mentions.find(({ brand }) => brand !== null && isMaker(brand))?.brand ?? null;
}

const UNIT = /^(?:gb|tb|gigs?|inch|inches|mm|cm|hz|watts?)$/;

/** Returns the model without its brand, as typed but in lowercase; null if there is none. */
export function modelOf(words: readonly Word[], phrase: readonly Mention[], item: ItemKind): string | null {
  const model = phrase.find(
    ({ strength, kinds }) => strength === 'model' && kinds.some((kind) => isA(kind, item) || isA(item, kind)),
  );
  if (model === undefined) return null;
  const named = words.slice(model.from, model.to).map(({ word }) => word);
  // "iPhone 13 128 gb": the last number is a measure.
  if (named.length > 1 && /^\d+$/.test(named.at(-1) ?? '') && UNIT.test(words[model.to]?.word ?? ''))
    named.pop();
  const brand = wordsOf(model.brand ?? '');
  const startsWithBrand = brand.length < named.length && brand.every((word, index) => word === named[index]);
  return named.slice(startsWithBrand ? brand.length : 0).join(' ');
}
