import { irregularPlurals, stem } from '../../../../items/item-language/server/item-language.ts';

/** Forms of words, kept because a search needs those of all names of its items, which others share. */
const FORMS = new Map<string, readonly string[]>();
const MAX_WORDS = 20_000;

/** Returns the singular and plural forms of a word, starting with the word itself. */
export function formsOf(word: string): readonly string[] {
  const known = FORMS.get(word);
  if (known !== undefined) return known;
  const forms = findForms(word);
  if (FORMS.size >= MAX_WORDS) FORMS.clear();
  FORMS.set(word, forms);
  return forms;
}

function findForms(word: string): string[] {
  if (/\d/.test(word)) return [word];
  const one = stem(word);
  const plural = /(?:s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`;
  const likely = [one, plural, `${one}es`, ...(irregularPlurals.get(one) ?? [])];
  if (one.endsWith('y')) likely.push(`${one.slice(0, -1)}ies`, `${one.slice(0, -1)}ie`);
  return [...new Set([word, ...likely.filter((form) => stem(form) === one)])];
}
