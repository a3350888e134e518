import type { SoughtTerm } from '../query/read-terms.ts';
import { formsOf } from '../query/word-forms.ts';
import type { Search, SearchedColumn, SearchedTerm, Way } from '../search-conditions.ts';
import { wholeWord } from '../search-conditions.ts';
import type { InsideWords } from '../words/inside-words.ts';
import type { WordCounts } from '../words/word-counts.ts';

/** A term that is looked for in one column; several terms of which one is enough. */
export interface Wanted {
  terms: readonly SoughtTerm[];
  column: SearchedColumn;
}

/** A search for whole words: each of what is wanted has to match. */
export function wholeSearch(wanted: readonly Wanted[], counts: WordCounts): Search {
  const shares = wanted.map(({ terms, column }) => {
    const listings = terms.reduce((sum, term) => sum + countOf(term, column, counts), 0);
    return Math.min(1, listings / counts.total);
  });
  return {
    terms: wanted.map(({ terms, column }) =>
      searchedTerm(
        column,
        terms.flatMap((term) => waysOf(term, column)),
        counts,
      ),
    ),
    share: shares.reduce((share, each) => share * each, 1),
  };
}

/**
 * A search in all texts where what was typed may be a part of a word (BROWSE-25), and other names for it whole words.
 * Null when no listing can match.
 */
export function insideSearch(
  terms: readonly SoughtTerm[],
  counts: WordCounts,
  inside: ReadonlyMap<string, InsideWords>,
): Search | null {
  const searched: SearchedTerm[] = [];
  let share = 1;
  for (const term of terms) {
    const typed = term.kind === 'measure' ? null : insideWay(term.words, inside);
    const others = waysOf(term, 'search_text');
    const ways = typed === null ? others : [typed.way, ...others];
    const listings = countOf(term, 'search_text', counts) + (typed?.listings ?? 0);
    if (listings === 0) return null;
    searched.push(searchedTerm('search_text', ways, counts));
    share *= Math.min(1, listings / counts.total);
  }
  return { terms: searched, share };
}

function searchedTerm(column: SearchedColumn, ways: readonly Way[], counts: WordCounts): SearchedTerm {
  const rarest = ways.map((way) => rarestOf(way, counts));
  return { column, ways, indexWords: rarest.includes(null) ? null : rarest.flatMap((words) => words ?? []) };
}

/** The forms of the rarest word of those that can be listed. */
function rarestOf(way: Way, counts: WordCounts): readonly string[] | null {
  const listed = way.flatMap(({ words }) => (words === null ? [] : [{ words, ...counts.of(words) }]));
  return listed.toSorted((a, b) => a.listings - b.listings)[0]?.words ?? null;
}

function insideWay(words: readonly string[], inside: ReadonlyMap<string, InsideWords>) {
  const found = words.map((word) => inside.get(word)).filter((one) => one !== undefined);
  if (found.length < words.length) return null;
  return { way: found, listings: Math.min(...found.map(({ listings }) => listings)) };
}

/** Names of narrower things that whole texts are searched for: each costs a look at every text. */
const MAX_NARROWER_IN_TEXTS = 10;

const namesOf = (
  { words, synonyms, narrower }: SoughtTerm,
  column: SearchedColumn,
): readonly (readonly string[])[] => [
  words,
  ...synonyms,
  ...(column === 'name_text'
    ? narrower
    : narrower.filter(({ length }) => length === 1).slice(0, MAX_NARROWER_IN_TEXTS)),
];

/** What was typed comes first. */
const waysOf = (term: SoughtTerm, column: SearchedColumn): Way[] =>
  namesOf(term, column).map((words) => words.map((word) => wholeWord(formsOf(word))));

/**
 * About how many listings for sale have the term. A name of several words is at most as common as its rarest one, and
 * another name than the typed one rarer, as its words are often apart: "electric" and "bike".
 */
function countOf(term: SoughtTerm, column: SearchedColumn, counts: WordCounts): number {
  const of = (word: string) => counts.of(formsOf(word))[column === 'name_text' ? 'names' : 'listings'];
  return namesOf(term, column).reduce((sum, words, index) => {
    const listings = words.map(of);
    const together = index === 0 || words.length === 1 ? 1 : Math.sqrt(Math.max(...listings) / counts.total);
    return sum + Math.min(...listings) * Math.min(1, together);
  }, 0);
}
