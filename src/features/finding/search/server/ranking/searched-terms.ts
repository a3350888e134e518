import type { SoughtTerm } from '../query/read-terms.ts';
import { formsOf } from '../query/word-forms.ts';
import type { Search, SearchedColumn, SearchedTerm, Way } from '../search-conditions.ts';
import { wholeWord } from '../search-conditions.ts';
import type { InsideWords } from '../words/inside-words.ts';
import type { WordCounts } from '../words/word-counts.ts';

/** Terms to search for in one column. One of them must match. */
export interface Wanted {
  terms: readonly SoughtTerm[];
  column: SearchedColumn;
}

/** Builds a search for whole words. Each of `wanted` must match. */
export function wholeSearch(wanted: readonly Wanted[], counts: WordCounts): Search {
  const shares = wanted.map(({ terms, column }) => shareOf(terms, column, counts));
  return {
    terms: wanted.map(({ terms, column }) =>
      searchedTerm(
        column,
        terms.flatMap((term) => waysOf(term, column, counts)),
        counts,
      ),
    ),
    share: product(shares),
    total: counts.total,
    index: indexFor(wanted, counts),
  };
}

/** Reading up to this many more listings is cheaper than using a second index. */
const MAX_EXTRA_LISTINGS = 1000;

function indexFor(wanted: readonly Wanted[], counts: WordCounts): Search['index'] {
  const columns = new Set(wanted.map(({ column }) => column));
  const [only] = columns;
  if (columns.size === 1 && only !== undefined) return only;
  const inTexts = product(wanted.map(({ terms }) => shareOf(terms, 'search_text', counts)));
  return inTexts * counts.total <= MAX_EXTRA_LISTINGS ? 'search_text' : 'both';
}

function shareOf(terms: readonly SoughtTerm[], column: SearchedColumn, counts: WordCounts): number {
  const listings = terms.reduce((sum, term) => sum + countOf(term, column, counts), 0);
  return Math.min(1, listings / counts.total);
}

const product = (factors: readonly number[]): number => factors.reduce((result, each) => result * each, 1);

/**
 * Builds a search of all texts in which typed words may be part of others (BROWSE-25), and synonyms must be whole
 * words. Null if no listing can match.
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
    const others = waysOf(term, 'search_text', counts);
    const ways = typed === null ? others : [typed.way, ...others];
    const listings = countOf(term, 'search_text', counts) + (typed?.listings ?? 0);
    if (listings === 0) return null;
    searched.push(searchedTerm('search_text', ways, counts));
    share *= Math.min(1, listings / counts.total);
  }
  return { terms: searched, share, total: counts.total, index: 'search_text' };
}

/** Minimum length to search inside words. Shorter text is part of too many others. */
const MIN_PART_LENGTH = 3;

/** Builds a search for names with a word that contains a typed one; null if no listing can match. */
export function partsSearch(
  terms: readonly SoughtTerm[],
  counts: WordCounts,
  inside: ReadonlyMap<string, InsideWords>,
): Search | null {
  const typed = terms
    .filter(({ kind, words }) => kind !== 'measure' && words.every((word) => word.length >= MIN_PART_LENGTH))
    .flatMap(({ words }) => insideWay(words, inside) ?? []);
  if (typed.length === 0) return null;
  const listings = typed.reduce((sum, one) => sum + one.listings, 0);
  const searched = searchedTerm(
    'name_text',
    typed.map(({ way }) => way),
    counts,
  );
  return {
    terms: [searched],
    share: Math.min(1, listings / counts.total),
    total: counts.total,
    index: 'name_text',
  };
}

function searchedTerm(column: SearchedColumn, ways: readonly Way[], counts: WordCounts): SearchedTerm {
  const rarest = ways.map((way) => rarestOf(way, counts));
  const indexWords = rarest.includes(null) ? null : rarest.flatMap((words) => words ?? []);
  return { column, ways, indexWords, isListed: indexWords !== null && ways.every((way) => way.length === 1) };
}

/** Returns the forms of the rarest word of a phrasing; null if it has too many forms. */
function rarestOf(way: Way, counts: WordCounts): readonly string[] | null {
  const listed = way.flatMap(({ words }) => (words === null ? [] : [{ words, ...counts.of(words) }]));
  return listed.toSorted((a, b) => a.listings - b.listings)[0]?.words ?? null;
}

function insideWay(words: readonly string[], inside: ReadonlyMap<string, InsideWords>) {
  const matches = words.map((word) => inside.get(word)).filter((one) => one !== undefined);
  if (matches.length < words.length) return null;
  return { way: matches, listings: Math.min(...matches.map(({ listings }) => listings)) };
}

/** Maximum names of narrower kinds searched in full texts, because each is compared with every text. */
const MAX_NARROWER_IN_TEXTS = 40;

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

/** Returns the phrasings of a term, starting with the typed words. */
const waysOf = (term: SoughtTerm, column: SearchedColumn, counts: WordCounts): Way[] =>
  namesOf(term, column).map((words) => words.map((word) => wholeWord(formsInUse(word, counts))));

/** Returns the forms of a word that listings have, because each is compared with many texts; all if they have none. */
function formsInUse(word: string, counts: WordCounts): readonly string[] {
  const forms = formsOf(word);
  const inUse = forms.filter(counts.has);
  return inUse.length > 0 ? inUse : forms;
}

/**
 * Estimates how many listings for sale have the term. A name of several words counts as its rarest word. Synonyms count
 * as less common, because their words often occur apart: "electric" and "bike".
 */
function countOf(term: SoughtTerm, column: SearchedColumn, counts: WordCounts): number {
  const of = (word: string) => counts.ofForms(word)[column === 'name_text' ? 'names' : 'listings'];
  return namesOf(term, column).reduce((sum, words, index) => {
    const listings = words.map(of);
    const together = index === 0 || words.length === 1 ? 1 : Math.sqrt(Math.max(...listings) / counts.total);
    return sum + Math.min(...listings) * Math.min(1, together);
  }, 0);
}
