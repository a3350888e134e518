import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { editDistance, stem, wordsLike } from '../../../../items/item-language/server/item-language.ts';
import { isDoubling } from './typos.ts';
import { countsOf, MAY_BE_NEW } from './word-counts.ts';

export interface ClosestWord {
  word: string;
  /** Estimated number of listings for sale that have it. */
  listings: number;
}

/** Whether to look for typos. Numbers have none, and short words have too many neighbors. */
export const mayHaveTypos = (word: string): boolean =>
  word.length >= 4 && word.length <= 20 && !/\d/.test(word);
/** From this length, two typos are likely. */
const MIN_LONG_LENGTH = 6;
/** Maximum common words compared with a badly misspelled one. */
const MAX_COMMON = 4000;
const MAX_CANDIDATES = 20;

interface Candidate {
  word: string;
  distance: number;
  /** The last estimate; 0 if unknown. */
  listings: number;
}

/**
 * Returns the most common word within one typo, or up to three if it sounds alike. If there is none, searches common
 * words within two typos. Undefined if no word is close.
 * @param isKnown Whether listings have the word. If so, only one typo is considered.
 */
export async function closestWord(
  db: Database,
  word: string,
  { isKnown }: { isKnown: boolean },
): Promise<ClosestWord | undefined> {
  if (!mayHaveTypos(word)) return undefined;
  const likely = await near(db, word);
  if (isKnown)
    return mostLikely(
      db,
      word,
      likely.filter(({ distance }) => distance === 1),
    );
  return (await mostLikely(db, word, likely)) ?? mostLikely(db, word, await far(db, word));
}

async function near(db: Database, word: string): Promise<Candidate[]> {
  // Listings may only have the singular of a misspelled plural.
  const spellings = [...new Set([word, stem(word)])].filter(mayHaveTypos);
  const { rows } = await sql<{ word: string; sounds: boolean; listings: number }>`
    with likely as (
      (select word, listings, false as sounds from search_words
        where word_deletions(word) && ${deletionsOf(spellings)}::text[] and length(word) between 4 and 20 and word !~ '[0-9]')
      union all
      (select word, listings, true from search_words
        where metaphone(word, 12) = any(array(select metaphone(spelling, 12) from unnest(${spellings}::text[]) as spelling))
          and metaphone(word, 12) <> '' and length(word) between 4 and 20 and word !~ '[0-9]')
    )
    select word, sounds, listings from likely where listings > 0 order by listings desc limit 200`.execute(
    db,
  );
  const known = wordsLike(word).map((name) => ({ word: name, sounds: false, listings: 0 }));
  return [...rows, ...known].flatMap(({ word: candidate, sounds, listings }) => {
    const distance = distanceTo(candidate, spellings);
    const most = sounds ? (word.length > MIN_LONG_LENGTH ? 3 : 2) : 1;
    return distance <= most && candidate !== word ? [{ word: candidate, distance, listings }] : [];
  });
}

/** Finds common words two typos away. In short words, the first letters must match. */
async function far(db: Database, word: string): Promise<Candidate[]> {
  if (word.length < MIN_LONG_LENGTH - 1) return [];
  const { rows } = await sql<{ word: string; listings: number }>`
    select word, listings from (
      select word, listings from search_words
      where names > 0
      order by names desc limit ${MAX_COMMON}) as common
    where length(word) between ${word.length - 2} and ${word.length + 2} and word !~ '[0-9]'
      and levenshtein_less_equal(word, ${word}, 3) <= 3`.execute(db);
  return rows.flatMap(({ word: candidate, listings }) => {
    const distance = editDistance(candidate, word);
    const isLikely = candidate.length >= 5 && (word.length >= MIN_LONG_LENGTH || candidate[0] === word[0]);
    return distance === 2 && isLikely ? [{ word: candidate, distance, listings }] : [];
  });
}

const distanceTo = (word: string, spellings: readonly string[]): number =>
  Math.min(...spellings.map((spelling) => editDistance(word, spelling)));

/** Returns each word and its variants with one letter deleted, like `word_deletions` in the database. */
const deletionsOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => [
    word,
    ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)),
  ]);

/** How much more likely a doubled letter is than other typos. */
const DOUBLING_FACTOR = 5;

/** Returns the nearest candidate; ties go to the more common one. */
async function mostLikely(
  db: Database,
  word: string,
  candidates: readonly Candidate[],
): Promise<ClosestWord | undefined> {
  if (candidates.length === 0) return undefined;
  const nearest = candidates.toSorted((a, b) => a.distance - b.distance).slice(0, MAX_CANDIDATES);
  const unsure = nearest.filter(({ listings }) => listings <= MAY_BE_NEW).map((candidate) => candidate.word);
  const counts = unsure.length === 0 ? null : await countsOf(db, unsure);
  const likelihood = (one: ClosestWord) => one.listings * (isDoubling(word, one.word) ? DOUBLING_FACTOR : 1);
  const [best] = nearest
    .map((one) => ({
      ...one,
      listings: one.listings > MAY_BE_NEW ? one.listings : (counts?.of([one.word]).listings ?? 0),
    }))
    .toSorted((a, b) => a.distance - b.distance || likelihood(b) - likelihood(a));
  return best;
}
