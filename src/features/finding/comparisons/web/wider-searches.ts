/** Words that do not describe an item. */
const SMALL_WORDS = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'of', 'or', 'the', 'to', 'with']);

/**
 * Suggests searches with fewer of the typed words: without the last word, as in 'iphone 13', and without the first, as
 * in 'walnut turntable'. None for a single word.
 */
export function widerSearches(q: string): string[] {
  const words = q.split(/\s+/).filter(Boolean);
  const wider = [words.slice(0, -1), words.slice(1)].filter((left) =>
    left.some((word) => /\p{L}{2,}/u.test(word) && !SMALL_WORDS.has(word.toLowerCase())),
  );
  return [...new Set(wider.map((left) => left.join(' ')))];
}
