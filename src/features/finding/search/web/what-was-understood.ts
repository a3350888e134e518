import type { SearchCorrection, Understood } from '../contract/search.ts';

const THING: readonly Understood['kind'][] = ['term', 'category'];

/** Whether it needs the visitor's location. */
export const isNearness = ({ kind }: Understood): boolean => kind === 'nearby' || kind === 'radius';

/**
 * Returns the title of a search: "Road bike, 54 cm". Without an item, it lists what else was understood: "Up to $50".
 */
export function searchTitle(q: string, understood: readonly Understood[]): string {
  const title = thingsOf(understood) || understood.map(({ label }) => label).join(', ') || q;
  return title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Joins words with spaces and adds measures after commas. */
const thingsOf = (understood: readonly Understood[]): string =>
  understood
    .filter(({ kind }) => THING.includes(kind))
    .map(({ label }, index) => (index > 0 && /^\d/.test(label) ? `, ${label}` : ` ${label}`))
    .join('')
    .trim();

/** A part of a corrected search, and whether it was corrected. */
interface CorrectedPart {
  text: string;
  corrected: boolean;
}

/** Returns only the parts with a corrected word, to be short. */
export function correctedParts(
  { query, words }: SearchCorrection,
  understood: readonly Understood[],
): CorrectedPart[] {
  const meant = new Set(words.map((word) => word.meant.toLowerCase()));
  const has = (text: string) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .some((word) => meant.has(word));
  const terms = understood
    .filter(({ kind, label }) => kind === 'term' && has(label))
    .map(({ label }) => label);
  return (terms.length > 0 ? terms.join(' ') : query)
    .split(/([\s,]+)/)
    .map((text) => ({ text, corrected: meant.has(text.toLowerCase()) }));
}
