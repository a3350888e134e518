import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import { editDistance, stem, wordsLike } from '../../../../items/item-language/server/item-language.ts';
import { isDoubling } from './typos.ts';
import { countsOf, MAY_BE_NEW } from './word-counts.ts';

export interface ClosestWord {
  word: string;
  /** How many listings for sale have it, about. */
  listings: number;
}

/** Numbers have no typos, and short words too many neighbors. */
export const mayHaveTypos = (word: string): boolean =>
  word.length >= 4 && word.length <= 20 && !/\d/.test(word);
/** From here on, two typos are likely. */
const LONG = 6;
/** Words that are compared with one that is spelled far off. */
const MAX_COMMON = 4000;
const MAX_CANDIDATES = 20;

interface Candidate {
  word: string;
  distance: number;
  /** As last estimated; 0 where that is not known. */
  listings: number;
}

/**
 * What somebody meant by a word: one typo away, or up to three where it sounds the same; of several the most common one.
 * If there is none, two typos away among the most common words. Undefined if nothing is near.
 * @param isKnown Listings have the word; then only one typo is likely.
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
  // Of a plural the singular may be the only one that listings have.
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
    const most = sounds ? (word.length > LONG ? 3 : 2) : 1;
    return distance <= most && candidate !== word ? [{ word: candidate, distance, listings }] : [];
  });
}

/** Two typos away; in a short word not at its beginning. */
async function far(db: Database, word: string): Promise<Candidate[]> {
  if (word.length < LONG - 1) return [];
  const { rows } = await sql<{ word: string; listings: number }>`
    select word, listings from (
      select word, listings from search_words
      where names > 0
      order by names desc limit ${MAX_COMMON}) as common
    where length(word) between ${word.length - 2} and ${word.length + 2} and word !~ '[0-9]'
      and levenshtein_less_equal(word, ${word}, 3) <= 3`.execute(db);
  return rows.flatMap(({ word: candidate, listings }) => {
    const distance = editDistance(candidate, word);
    const isLikely = candidate.length >= 5 && (word.length >= LONG || candidate[0] === word[0]);
    return distance === 2 && isLikely ? [{ word: candidate, distance, listings }] : [];
  });
}

const distanceTo = (word: string, spellings: readonly string[]): number =>
  Math.min(...spellings.map((spelling) => editDistance(word, spelling)));

/** The word, and the word with each of its letters deleted, as `word_deletions` does in the database. */
const deletionsOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]);

/** How much likelier a doubled letter is than another typo. */
const DOUBLING = 5;

/** Of the nearest, the most common. */
async function mostLikely(
  db: Database,
  word: string,
  candidates: readonly Candidate[],
): Promise<ClosestWord | undefined> {
  if (candidates.length === 0) return undefined;
  const nearest = candidates.toSorted((a, b) => a.distance - b.distance).slice(0, MAX_CANDIDATES);
  const unsure = nearest.filter(({ listings }) => listings <= MAY_BE_NEW).map((candidate) => candidate.word);
  const counts = unsure.length === 0 ? null : await countsOf(db, unsure);
  const likelihood = (one: ClosestWord) => one.listings * (isDoubling(word, one.word) ? DOUBLING : 1);
  const [best] = nearest
    .map((one) => ({
      ...one,
      listings: one.listings > MAY_BE_NEW ? one.listings : (counts?.of([one.word]).listings ?? 0),
    }))
    .toSorted((a, b) => a.distance - b.distance || likelihood(b) - likelihood(a));
  return best;
}
