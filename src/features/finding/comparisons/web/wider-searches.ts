/** They say nothing of what a thing is. */
const SMALL_WORDS = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'of', 'or', 'the', 'to', 'with']);

/**
 * Fewer of the typed words, which more titles contain: without the last one, as in 'iphone 13', and without the first
 * one, as in 'walnut turntable'. None for a single word.
 */
export function widerSearches(q: string): string[] {
  const words = q.split(/\s+/).filter(Boolean);
  const wider = [words.slice(0, -1), words.slice(1)].filter((left) =>
    left.some((word) => /\p{L}{2,}/u.test(word) && !SMALL_WORDS.has(word.toLowerCase())),
  );
  return [...new Set(wider.map((left) => left.join(' ')))];
}
