import { CATEGORIES, type CategorySlug } from '../../../../../shared/taxonomy.ts';
import { capitalize } from '../../../../../shared/text.ts';
import { BRANDS, KIND_LINES } from '../../../../items/item-language/server/item-language.ts';

export interface ItemSuggestion {
  text: string;
  /** Null for a brand. */
  category: CategorySlug | null;
}

const MAX_SUGGESTIONS = 5;
/** Maximum brands among the suggestions. */
const MAX_BRANDS = 2;
const MIN_LETTERS = 2;

interface Name {
  name: string;
  category: CategorySlug;
  /** Lower ranks come first: main names of kinds, other names, Spanish names. */
  rank: number;
}

const NAMES: readonly Name[] = KIND_LINES.flatMap(({ name: mainName, names, category }) =>
  names
    .filter(
      ({ text, isWeak, isShared, isMisspelling }) =>
        text === mainName || !(isWeak || isShared || isMisspelling),
    )
    .map(({ text, isSpanish }) => ({
      name: text,
      category,
      rank: text === mainName ? 0 : isSpanish ? 2 : 1,
    })),
);

/**
 * Suggests kinds of items, then brands, that complete the whole text or its last words.
 * @param offered The categories that the site offers. Kinds of others have none.
 */
export function suggestItems(
  typed: string,
  offered: readonly { slug: CategorySlug }[] = CATEGORIES,
): ItemSuggestion[] {
  const isOffered = (category: CategorySlug) => offered.some(({ slug }) => slug === category);
  const words = typed.trimStart().replace(/\s+/g, ' ').split(' ');
  for (let start = 0; start < words.length; start += 1) {
    const rest = words.slice(start).join(' ').toLowerCase();
    if ((rest.trimEnd().split(' ').at(-1) ?? '').length < MIN_LETTERS) return [];
    const before = words
      .slice(0, start)
      .map((word) => `${word} `)
      .join('');
    const brands = BRANDS.filter((brand) => brand.toLowerCase().startsWith(rest)).slice(0, MAX_BRANDS);
    const kinds = kindsFor(rest).slice(0, MAX_SUGGESTIONS - brands.length);
    const suggestions = [
      ...kinds.map(({ name, category }) => ({
        text: before + name,
        category: isOffered(category) ? category : null,
      })),
      ...brands.map((brand) => ({ text: before + brand, category: null })),
    ].filter(({ text }) => text.toLowerCase() !== typed.trim().toLowerCase());
    if (suggestions.length > 0)
      return suggestions.map(({ text, category }) => ({ text: capitalize(text), category }));
  }
  return [];
}

/**
 * Names that start with the text come before names with a later matching word. Shorter names come first within a rank.
 */
function kindsFor(start: string): Name[] {
  const byRank = (a: Name, b: Name) => a.rank - b.rank || a.name.length - b.name.length;
  const first = NAMES.filter(({ name }) => name.startsWith(start)).toSorted(byRank);
  const later = NAMES.filter(({ name }) => name.includes(` ${start}`)).toSorted(byRank);
  const seen = new Set<string>();
  return [...first, ...later].filter(({ name }) => !seen.has(name) && seen.add(name));
}
