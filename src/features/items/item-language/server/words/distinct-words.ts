const MAX_WORD_LENGTH = 40;
const NOT_ASCII = /\P{ASCII}/u;

const unicodeWords = (text: string): string[] =>
  text
    .toWellFormed()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .split(/[^\p{Alphabetic}\p{Nd}]+/u);

/**
 * Returns the distinct words of a text, in lowercase without accents. The database function `search_tokens` does the
 * same.
 */
export function distinctWords(text: string): string[] {
  const words = (NOT_ASCII.test(text) ? unicodeWords(text) : text.toLowerCase().split(/[^a-z\d]+/))
    .filter(Boolean)
    .map((word) => (word.length > MAX_WORD_LENGTH ? [...word].slice(0, MAX_WORD_LENGTH).join('') : word));
  return [...new Set(words)];
}
