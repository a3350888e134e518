import { formatDollars } from '../../../../shared/money.ts';
import type { WantCriteria } from '../contract/want.ts';

interface Contradiction {
  /** The conflicting request in words. */
  sentence: string;
  /** The parts that can be removed, each with the criteria that remain. */
  parts: { label: string; without: WantCriteria }[];
}

/** Finds criteria that exclude each other: a minimum above the maximum, or a word both required and excluded. */
export function contradictionOf(want: WantCriteria): Contradiction {
  const { minPriceCents: min, maxPriceCents: max, terms, excluded } = want;
  if (min !== null && max !== null && min > max) {
    return {
      sentence: `You asked for over ${formatDollars(min)} and under ${formatDollars(max)}. Remove one.`,
      parts: [
        { label: `Over ${formatDollars(min)}`, without: { ...want, minPriceCents: null } },
        { label: `Under ${formatDollars(max)}`, without: { ...want, maxPriceCents: null } },
      ],
    };
  }
  const clashing = excluded.filter((word) => terms.some((term) => holds(term, word)));
  // The server also matches other forms of a word, so a conflict may have no equal words here. Then all are shown.
  const barred = clashing.length > 0 ? clashing : excluded;
  const wanted =
    clashing.length > 0 ? terms.filter((term) => clashing.some((word) => holds(term, word))) : terms;
  return {
    sentence: `You asked for ${quoted(wanted)} and excluded ${quoted(barred)}. Remove one.`,
    parts: [
      ...wanted.map((term) => ({
        label: term,
        without: { ...want, terms: terms.filter((other) => other !== term) },
      })),
      ...barred.map((word) => ({
        label: `Not ${word}`,
        without: { ...want, excluded: excluded.filter((other) => other !== word) },
      })),
    ],
  };
}

const holds = (term: string, word: string): boolean =>
  term.toLowerCase().split(/\s+/).includes(word.toLowerCase()) || term.toLowerCase() === word.toLowerCase();

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');
