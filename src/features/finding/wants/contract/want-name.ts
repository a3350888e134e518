import { cutAtWord } from '../../../../shared/cut-at-word.ts';
import { formatWholeDollars } from '../../../../shared/money.ts';
import { type CategorySlug, categoryLabel } from '../../../../shared/taxonomy.ts';
import { capitalize } from '../../../../shared/text.ts';
import { WANT_LIMITS } from './want-limits.ts';

interface Named {
  terms: readonly string[];
  category: CategorySlug | null;
  minPriceCents: number | null;
  maxPriceCents: number | null;
}

/** Returns the default name of a want, such as 'Road bike, 54 cm'. */
export function wantName(want: Named): string {
  const words = want.terms.filter((term) => !isMeasure(term)).join(' ');
  const measures = want.terms.filter(isMeasure);
  const name = [...(words === '' ? [] : [words]), ...measures].join(', ');
  return cutAtWord(capitalize(name === '' ? nameWithoutWords(want) : name), WANT_LIMITS.name);
}

/** Whether a term is a measure, such as '54 cm', instead of an item. */
export const isMeasure = (term: string): boolean => /^\d+(?:[.,]\d+)? \p{L}+$/u.test(term);

function nameWithoutWords({ category, minPriceCents, maxPriceCents }: Named): string {
  if (category !== null) return categoryLabel(category);
  if (maxPriceCents === 0) return 'Free things';
  if (maxPriceCents !== null) return `Anything up to ${formatWholeDollars(maxPriceCents)}`;
  return minPriceCents === null ? 'Anything' : `Anything from ${formatWholeDollars(minPriceCents)}`;
}
