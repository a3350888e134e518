import type { Database } from '../../../../platform/server/db/database.ts';
import type { SearchCorrection } from '../contract/search.ts';
import { type ReadQuery, readQuery } from './query/read-query.ts';
import type { SoughtTerm } from './query/read-terms.ts';
import { formsOf } from './query/word-forms.ts';
import { correctWords } from './words/correct-words.ts';
import { type FindInside, insideWordsOnce } from './words/inside-words.ts';
import { countsOf, type WordCounts } from './words/word-counts.ts';

/** Maximum ranked terms. More hardly narrow a search, and each adds cost. */
const MAX_RANKED_TERMS = 8;

/** A search, read and corrected by the words of listings. */
export interface UnderstoodSearch {
  read: ReadQuery;
  terms: readonly SoughtTerm[];
  counts: WordCounts;
  /** Finds words that contain a typed one. */
  findInside: FindInside;
  correction: SearchCorrection | null;
}

/**
 * Reads a search and corrects words that almost no listing has.
 * @param exact Whether to search for the words as typed.
 */
export async function understandSearch(
  db: Database,
  text: string,
  { exact = false } = {},
): Promise<UnderstoodSearch> {
  const read = readQuery(text);
  const findInside = insideWordsOnce(db);
  const counts = await countTerms(db, read.terms);
  const ranked = rarestTerms(read.terms, counts).map((term) => withNamesInUse(term, counts));
  const usedWords = new Set(ranked.flatMap((term) => term.words));
  const corrected = exact
    ? []
    : await correctWords(
        db,
        read.words.filter(({ word }) => usedWords.has(word)),
        { counts, findInside },
      );
  if (corrected.length === 0)
    return {
      read: withTerms(read, ranked),
      terms: joined(ranked, counts),
      counts,
      findInside,
      correction: null,
    };
  const query = corrected
    .toSorted((a, b) => b.typed.span[0] - a.typed.span[0])
    .reduce((left, { typed: { span }, meant }) => left.slice(0, span[0]) + meant + left.slice(span[1]), text)
    .trim();
  const meant = readQuery(query);
  const countsOfMeant = await countTerms(db, meant.terms);
  const rankedOfMeant = rarestTerms(meant.terms, countsOfMeant).map((term) =>
    withNamesInUse(term, countsOfMeant),
  );
  const words = corrected.map(({ typed, meant: word }) => ({
    typed: text.slice(...typed.span),
    meant: word,
  }));
  return {
    read: withTerms(meant, rankedOfMeant),
    terms: joined(rankedOfMeant, countsOfMeant),
    counts: countsOfMeant,
    findInside,
    correction: { query, words },
  };
}

/** Returns all forms of all words that a search may need, including adjacent words joined. */
const wordsOf = (terms: readonly SoughtTerm[]): string[] => [
  ...terms.flatMap(({ words, synonyms }) => [words, ...synonyms].flat().flatMap(formsOf)),
  ...terms.flatMap((term, index) => asOne(term, terms[index + 1]).flatMap(formsOf)),
];

/** Counts the words of terms. For those that only names of narrower kinds have, an estimate is enough. */
function countTerms(db: Database, terms: readonly SoughtTerm[]): Promise<WordCounts> {
  const words = new Set(wordsOf(terms));
  const narrower = new Set(terms.flatMap((term) => term.narrower.flat().flatMap(formsOf)));
  return countsOf(
    db,
    [...words],
    [...narrower].filter((word) => !words.has(word)),
  );
}

/** Returns the terms that the fewest listings have, in the order typed. */
function rarestTerms(terms: readonly SoughtTerm[], counts: WordCounts): readonly SoughtTerm[] {
  if (terms.length <= MAX_RANKED_TERMS) return terms;
  const listingsWith = ({ words }: SoughtTerm) =>
    Math.min(...words.map((word) => counts.ofForms(word).listings));
  const rarest = new Set(
    terms.toSorted((a, b) => listingsWith(a) - listingsWith(b)).slice(0, MAX_RANKED_TERMS),
  );
  return terms.filter((term) => rarest.has(term));
}

/** Maximum names of narrower kinds, which is more than the listings of a site usually have. */
const MAX_NARROWER = 200;

/** Drops names that no listing has and limits the rest to the most common. */
function withNamesInUse(term: SoughtTerm, counts: WordCounts): SoughtTerm {
  const listingsWith = (name: readonly string[]) =>
    Math.min(...name.map((word) => counts.ofForms(word).listings));
  const isInUse = (name: readonly string[]) => listingsWith(name) > 0;
  const narrower = term.narrower.filter(isInUse);
  return {
    ...term,
    synonyms: term.kind === 'measure' ? term.synonyms : term.synonyms.filter(isInUse),
    narrower: narrower.toSorted((a, b) => listingsWith(b) - listingsWith(a)).slice(0, MAX_NARROWER),
  };
}

/** Returns the query with only the given terms. */
function withTerms(read: ReadQuery, terms: readonly SoughtTerm[]): ReadQuery {
  const labels = new Set(terms.map(({ text }) => text));
  const understood = read.understood.filter(({ kind, label }) => kind !== 'term' || labels.has(label));
  return { ...read, terms, understood };
}

/** Joins two adjacent words into one. */
const asOne = (first: SoughtTerm, second: SoughtTerm | undefined): string[] =>
  first.kind === 'word' && second?.kind === 'word' ? [`${first.words.join('')}${second.words.join('')}`] : [];

/** Joins words that listings write as one: "lap top" becomes "laptop". */
function joined(terms: readonly SoughtTerm[], counts: WordCounts): SoughtTerm[] {
  const together: SoughtTerm[] = [];
  for (let index = 0; index < terms.length; index += 1) {
    const [first, second] = [terms[index], terms[index + 1]];
    if (first === undefined) continue;
    const [word] = asOne(first, second);
    if (word === undefined || second === undefined || !isMoreCommon(word, first, second, counts)) {
      together.push(first);
      continue;
    }
    together.push({
      kind: 'name',
      text: `${first.text} ${second.text}`,
      words: [...first.words, ...second.words],
      synonyms: [[word]],
      narrower: [],
      unit: null,
      kinds: second.kinds,
      isAside: first.isAside && second.isAside,
    });
    index += 1;
  }
  return together;
}

function isMoreCommon(word: string, first: SoughtTerm, second: SoughtTerm, counts: WordCounts): boolean {
  const apart = Math.min(...[first, second].map(({ words }) => counts.of(words.flatMap(formsOf)).names));
  return counts.ofForms(word).names > apart / 2;
}
