import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { type SearchTerm, searchTerm, searchTerms } from './search-terms.ts';
import { editDistance } from './edit-distance.ts';

/** What to search for, from what was typed and the words that listings have. */
export interface Search {
  terms: ResolvedTerm[];
  /** The estimated share of all listings for sale that have every term, from 0 to 1. */
  share: number;
}

interface ResolvedTerm {
  patterns: string[];
  /** All known words the patterns match; null when there are too many to list. */
  words: string[] | null;
}

export interface ResolvedSearch {
  /** Null when no listing can match. */
  search: Search | null;
  /** The search used in place of what was typed, because no listing has those words. */
  correctedTo: string | null;
}

/** One or two letters are in more words than are worth listing. */
const MAX_WORDS_PER_TERM = 3000;

/**
 * Looks up the words of a search among those of all listings: that shows in advance how common the search is,
 * and lets an unknown word be corrected. Undefined for an empty search.
 */
export async function resolveSearch(
  db: Database,
  text: string | undefined,
): Promise<ResolvedSearch | undefined> {
  if (!text?.trim()) return undefined;
  const terms = searchTerms(text);
  if (terms.length === 0) return { search: null, correctedTo: null };
  const known = await lookUp(db, terms);
  const unknown = terms.filter((_, index) => known[index] === undefined);
  if (unknown.length === 0) return { search: searchOf(known as KnownTerm[]), correctedTo: null };

  const meant = await Promise.all(
    terms.map(({ word }, index) => (known[index] === undefined ? closestWord(db, word) : word)),
  );
  if (meant.includes(undefined)) return { search: null, correctedTo: null };
  const corrected = (await lookUp(db, (meant as string[]).map(searchTerm))) as KnownTerm[];
  return { search: searchOf(corrected), correctedTo: meant.join(' ') };
}

interface KnownTerm extends ResolvedTerm {
  share: number;
}

function searchOf(terms: KnownTerm[]): Search {
  return { terms, share: terms.reduce((share, term) => share * term.share, 1) };
}

/** The words each term matches; undefined for a term that matches none. */
async function lookUp(db: Database, terms: readonly SearchTerm[]): Promise<(KnownTerm | undefined)[]> {
  const asked = terms.flatMap(({ patterns }, term) =>
    patterns.map((pattern) => ({ term, pattern, text: pattern.replaceAll(/[% ]/g, '') })),
  );
  const { rows } = await sql<{ term: number; words: string[]; listings: number; total: number }>`
    select term, array_agg(distinct word) as words, sum(listings)::int as listings,
      greatest(1, (select reltuples from pg_class where oid = 'listings_newest'::regclass))::int as total
    from unnest(${asked.map(({ term }) => term)}::int[], ${asked.map(({ text }) => text)}::text[],
      ${asked.map(({ pattern }) => pattern)}::text[]) as asked (term, content, pattern)
    cross join lateral (
      select word, greatest(listings, 1) as listings from search_words
      where word_pieces(word) @> word_pieces(content) and ' ' || word || ' ' like pattern
      limit ${sql.lit(MAX_WORDS_PER_TERM)}
    ) as known
    group by term`.execute(db);
  return terms.map(({ patterns }, index) => {
    const found = rows.find(({ term }) => term === index);
    if (found === undefined) return undefined;
    if (found.words.length >= MAX_WORDS_PER_TERM) return { patterns, words: null, share: 1 };
    return { patterns, words: found.words, share: Math.min(1, found.listings / found.total) };
  });
}

/** The likely correction: one typo away, or two when it sounds the same; of several the most common word. */
async function closestWord(db: Database, word: string): Promise<string | undefined> {
  if (word.length < 4 || word.length > 20 || /\d/.test(word)) return undefined;
  const { rows } = await sql<{ word: string; listings: number; sounds: boolean }>`
    with likely as (
      (select word, listings, false as sounds from search_words
        where word_deletions(word) && word_deletions(${word}) and length(word) between 4 and 20 and word !~ '[0-9]')
      union all
      (select word, listings, true from search_words
        where metaphone(word, 12) = metaphone(${word}, 12) and metaphone(word, 12) <> ''
          and length(word) between 4 and 20 and word !~ '[0-9]')
    )
    select word, listings, sounds from likely where listings > 0 order by listings desc limit 200`.execute(
    db,
  );
  const candidates = rows
    .map((row) => ({ ...row, distance: editDistance(row.word, word) }))
    .filter(({ distance, sounds }) => distance <= (sounds ? 2 : 1))
    .toSorted((a, b) => a.distance - b.distance || b.listings - a.listings);
  return candidates[0]?.word;
}
