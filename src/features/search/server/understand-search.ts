import type { Database } from '../../../platform/server/db/database.ts';
import type { SearchCorrection } from '../contract/search.ts';
import { type ReadQuery, readQuery } from './query/read-query.ts';
import type { SoughtTerm } from './query/read-terms.ts';
import { formsOf } from './query/word-forms.ts';
import { correctWords } from './words/correct-words.ts';
import { countsOf, type WordCounts } from './words/word-counts.ts';

/** What somebody searches for, in words that listings have. */
export interface UnderstoodSearch {
  read: ReadQuery;
  terms: readonly SoughtTerm[];
  counts: WordCounts;
  correction: SearchCorrection | null;
}

/**
 * Reads a search, and corrects words that hardly any listing has.
 * @param exact Search for the words as they were typed.
 */
export async function understandSearch(
  db: Database,
  text: string,
  { exact = false } = {},
): Promise<UnderstoodSearch> {
  const read = readQuery(text);
  const counts = await countsOf(db, wordsOf(read.terms));
  const corrected = exact ? [] : await correctWords(db, read.words, counts);
  if (corrected.length === 0) return { read, terms: joined(read.terms, counts), counts, correction: null };
  const query = corrected
    .toSorted((a, b) => b.typed.span[0] - a.typed.span[0])
    .reduce((left, { typed: { span }, meant }) => left.slice(0, span[0]) + meant + left.slice(span[1]), text)
    .trim();
  const meant = readQuery(query);
  const countsOfMeant = await countsOf(db, wordsOf(meant.terms));
  const words = corrected.map(({ typed, meant: word }) => ({
    typed: text.slice(...typed.span),
    meant: word,
  }));
  return {
    read: meant,
    terms: joined(meant.terms, countsOfMeant),
    counts: countsOfMeant,
    correction: { query, words },
  };
}

/** Every form of every word that a search may need, and neighbors as one word. */
const wordsOf = (terms: readonly SoughtTerm[]): string[] => [
  ...new Set([
    ...terms.flatMap(({ words, synonyms }) => [words, ...synonyms].flat().flatMap(formsOf)),
    ...terms.flatMap((term, at) => asOne(term, terms[at + 1]).flatMap(formsOf)),
  ]),
];

/** Two neighboring words written as one. */
const asOne = (first: SoughtTerm, second: SoughtTerm | undefined): string[] =>
  first.kind === 'word' && second?.kind === 'word' ? [`${first.words.join('')}${second.words.join('')}`] : [];

/** "Lap top" is a laptop where listings write that in one word. */
function joined(terms: readonly SoughtTerm[], counts: WordCounts): SoughtTerm[] {
  const together: SoughtTerm[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const [first, second] = [terms[at], terms[at + 1]];
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
      unit: null,
      isAside: first.isAside && second.isAside,
    });
    at += 1;
  }
  return together;
}

function isMoreCommon(word: string, first: SoughtTerm, second: SoughtTerm, counts: WordCounts): boolean {
  const apart = Math.min(...[first, second].map(({ words }) => counts.of(words.flatMap(formsOf)).names));
  return counts.of(formsOf(word)).names > apart / 2;
}
