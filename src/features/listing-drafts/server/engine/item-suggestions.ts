import { CATEGORY_SLUGS, type CategorySlug } from '../../../../shared/taxonomy.ts';
import { CATEGORY_WORDS } from './category-words.ts';
import { BRANDS } from '../../../item-language/server/item-language.ts';

export interface ItemSuggestion {
  text: string;
  /** Null for a brand. */
  category: CategorySlug | null;
}

const MAX_SUGGESTIONS = 5;
/** Brands beside kinds. */
const MAX_BRANDS = 2;
const MIN_LETTERS = 2;

/** The words that name an item, each with its category. */
const KINDS: readonly { name: string; category: CategorySlug }[] = CATEGORY_SLUGS.flatMap((category) =>
  CATEGORY_WORDS[category][3]
    .split(',')
    .map((name) => ({ name: name.trim().replace(/\s+/g, ' '), category })),
);

/** Kinds of items, then brands, that go on from what was typed: from the whole text, else from its last words. */
export function suggestItems(typed: string): ItemSuggestion[] {
  const words = typed.trimStart().replace(/\s+/g, ' ').split(' ');
  for (let kept = 0; kept < words.length; kept += 1) {
    const rest = words.slice(kept).join(' ').toLowerCase();
    if (rest.trim().length < MIN_LETTERS) return [];
    const before = words
      .slice(0, kept)
      .map((word) => `${word} `)
      .join('');
    const brands = BRANDS.filter((brand) => brand.toLowerCase().startsWith(rest)).slice(0, MAX_BRANDS);
    const kinds = kindsFor(rest).slice(0, MAX_SUGGESTIONS - brands.length);
    const found = [
      ...kinds.map(({ name, category }) => ({ text: before + name, category })),
      ...brands.map((brand) => ({ text: before + brand, category: null })),
    ].filter(({ text }) => text.toLowerCase() !== typed.trim().toLowerCase());
    if (found.length > 0) return found.map(({ text, category }) => ({ text: upperFirst(text), category }));
  }
  return [];
}

/** Those that begin with it first, then those with a later word that does; the shortest of each first. */
function kindsFor(start: string) {
  const byLength = (a: { name: string }, b: { name: string }) => a.name.length - b.name.length;
  const first = KINDS.filter(({ name }) => name.startsWith(start)).toSorted(byLength);
  const later = KINDS.filter(({ name }) => name.includes(` ${start}`)).toSorted(byLength);
  const seen = new Set<string>();
  return [...first, ...later].filter(({ name }) => !seen.has(name) && seen.add(name));
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
