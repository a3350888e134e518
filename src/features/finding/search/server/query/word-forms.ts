import { irregularPlurals, stem } from '../../../../items/item-language/server/item-language.ts';

/** Returns the singular and plural forms of a word, starting with the word itself. */
export function formsOf(word: string): string[] {
  if (/\d/.test(word)) return [word];
  const one = stem(word);
  const plural = /(?:s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
  const likely = [one, plural, `${one}es`, ...(irregularPlurals.get(one) ?? [])];
  if (one.endsWith('y')) likely.push(`${one.slice(0, -1)}ies`, `${one.slice(0, -1)}ie`);
  return [...new Set([word, ...likely.filter((form) => stem(form) === one)])];
}
