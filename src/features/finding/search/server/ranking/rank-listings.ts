import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { ListingCursor } from '../../../../items/listings/server/listings.ts';
import type { SearchMiss } from '../../contract/search.ts';
import type { Browse } from '../browse.queries.ts';
import type { AlikeCandidate, FindAlike } from '../meaning/meaning.ts';
import type { Search } from '../search-conditions.ts';
import type { UnderstoodSearch } from '../understand-search.ts';
import { type BestCursor, isFirstWindow, startOf, windowAsOf, writeBestCursor } from './best-cursor.ts';
import { type FoundCandidate, findCandidates, MIN_WINDOW } from './candidates.ts';
import { findCloseMatches, MAX_CLOSE_MATCHES } from './close-matches.ts';
import { exactSearches } from './exact-searches.ts';
import { asksForBroken, isSought, soughtItem } from './kind-of-item.ts';
import { missesOf } from './misses.ts';
import { type Candidate, type Match, matchOf, scoredSearch, scoredTerm } from './score.ts';

/** Maximum listings ranked together. */
const MAX_WINDOW = 200;
/**
 * Words in at most this many listings are looked up in the index. For more common words, the window is filled from the
 * newest listings.
 */
const MAX_INDEXED = 4000;
const FROM_NEWEST = 5000;
/** Window size for such common words. Later pages rank the next window. */
const WINDOW_FROM_NEWEST = 96;
/** Below this number of exact matches, close matches are added. */
const MIN_EXACT_MATCHES = 24;
/** Scores are scaled to integers, precise enough that the newer of two equal listings comes first. */
const SCORE_SCALE = 1e12;
const EXACT_BONUS = 10 * SCORE_SCALE;
/** Candidates scored before yielding to other requests, about half a millisecond. */
const BATCH_SIZE = 100;
/** Score penalty for another kind of item. */
const OTHER_KIND_PENALTY = -0.35;
/** Score penalty for broken items and poor condition, unless searched for. */
const BROKEN_PENALTY = -0.35;
/** Score bonus for a requested condition. */
const CONDITION_BONUS = 0.3;
/** Base score of matches by meaning, below all matches by words. */
const ALIKE_BASE_SCORE = -100 * SCORE_SCALE;

interface RankOptions {
  cursor: BestCursor | null;
  limit: number;
  /** Null to search by words only. */
  findAlike: FindAlike | null;
}

interface RankedListing {
  id: string;
  /** Distance in meters. */
  distance: number | null;
  score: number;
  /** Empty for exact matches. */
  misses: readonly SearchMiss[];
}

export interface RankedPage {
  listings: RankedListing[];
  nextCursor: string | null;
  /** The conditions of an exact match; null if nothing can match. */
  exact: Search | null;
  /** The number of exact matches; null if there are more than were ranked. */
  total: number | null;
}

/**
 * Returns a page of best matches. Exact matches with the item in their name come first. If there are few, close matches
 * follow.
 */
export async function rankListings(
  db: Database,
  browse: Browse,
  search: UnderstoodSearch,
  { cursor, limit, findAlike }: RankOptions,
): Promise<RankedPage> {
  let at = cursor ?? startOf(windowAsOf(Date.now()));
  const listings: RankedListing[] = [];
  let total: number | null = null;
  for (;;) {
    const window = { from: at.window, isNow: cursor === null };
    const { ranked, next, exact, matches } = await rankWindow(db, browse, search, window, findAlike);
    if (next === null && cursor === null && isFirstWindow(at.window)) total = matches;
    const after = ranked.filter((listing) => comesAfter(listing, at));
    const page = after.slice(0, limit - listings.length);
    listings.push(...page);
    const last = page.at(-1);
    if (last !== undefined && page.length < after.length)
      return {
        listings,
        nextCursor: writeBestCursor({ ...at, score: last.score, id: last.id }),
        exact,
        total,
      };
    if (next === null) return { listings, nextCursor: null, exact, total };
    at = startOf(next);
    if (listings.length === limit) return { listings, nextCursor: writeBestCursor(at), exact, total };
  }
}

const comesAfter = ({ score, id }: RankedListing, last: BestCursor): boolean =>
  score < last.score || (score === last.score && id > last.id);

async function rankWindow(
  db: Database,
  browse: Browse,
  search: UnderstoodSearch,
  window: { from: ListingCursor; isNow: boolean },
  findAlike: FindAlike | null,
) {
  const isFirst = isFirstWindow(window.from);
  // The newest listing may be slightly ahead of this server's clock.
  const from = window.isNow && isFirst ? null : window.from;
  const { exact, candidates, hasMore } = await findExact(db, browse, search, from);
  const isNamed = exact?.terms.some(({ column }) => column === 'name_text') ?? false;
  const isFew = isFirst && !hasMore && (candidates.length < MIN_EXACT_MATCHES || !isNamed);
  const ids = new Set(candidates.map(({ id }) => id));
  const close = isFew ? await findCloseMatches(db, browse, search, from, { search: exact, ids }) : [];
  const known = new Set([...ids, ...close.map(({ id }) => id)]);
  const words = search.terms.map(({ text }) => text).join(' ');
  const alike =
    findAlike !== null && isFew && known.size < MAX_CLOSE_MATCHES
      ? await findAlike(browse, words, from, known)
      : [];
  const last = candidates.at(-1);
  return {
    ranked: [
      ...(await rankTogether(candidates, close, browse, search, window.from.key)),
      ...rankAlike(alike, browse, search, window.from.key),
    ],
    next: hasMore && last ? { key: last.listedAt, id: last.id } : null,
    exact,
    matches: candidates.length,
  };
}

async function findExact(db: Database, browse: Browse, search: UnderstoodSearch, from: ListingCursor | null) {
  let exact: Search | null = null;
  for await (exact of exactSearches(search)) {
    const size = windowSize(exact, search.counts.total);
    const page = await findCandidates(db, { ...browse, search: exact }, from, size, { withTexts: false });
    if (page.candidates.length > 0) return { exact, ...page };
  }
  return { exact, candidates: [], hasMore: false };
}

const windowSize = ({ share }: Search, total: number): number =>
  share * total <= MAX_INDEXED
    ? MAX_WINDOW
    : Math.min(WINDOW_FROM_NEWEST, Math.max(MIN_WINDOW, Math.floor(share * FROM_NEWEST)));

async function rankTogether(
  exact: readonly FoundCandidate[],
  close: readonly FoundCandidate[],
  browse: Browse,
  { read, terms }: UnderstoodSearch,
  now: number,
): Promise<RankedListing[]> {
  const scored = scoredSearch(terms.map(scoredTerm));
  const understood = { ...browse, terms, itemIndex: scored.itemIndex };
  const matched: { candidate: FoundCandidate; match: Match }[] = [];
  for (const candidate of [...exact, ...close]) {
    if (matched.length > 0 && matched.length % BATCH_SIZE === 0) await letOthersRun();
    matched.push({ candidate, match: matchOf(scored, candidate, now) });
  }
  const shares = categoryShares(matched);
  const cheapness = read.cheap ? cheapnessOf(matched.map(({ candidate }) => candidate)) : () => 0;
  const sought = soughtItem(terms);
  const wantsBroken = asksForBroken(terms, read.conditions);
  const isUnfit = ({ isBroken, condition }: FoundCandidate) =>
    !wantsBroken && (isBroken || condition === 'poor');
  const scoreOf = (candidate: FoundCandidate, match: Match, isOther: boolean) =>
    match.score +
    0.3 * cheapness(candidate) +
    0.12 * (shares.get(candidate.category) ?? 0) +
    (isOther ? OTHER_KIND_PENALTY : 0) +
    (isUnfit(candidate) ? BROKEN_PENALTY : 0) +
    (read.conditions?.some((condition) => condition === candidate.condition) ? CONDITION_BONUS : 0);
  const sorted = matched.map(({ candidate, match }, index) => {
    const isExact = index < exact.length;
    const isOther = sought !== null && isSought(sought, candidate.item) === false;
    // Listings of another item that only mention this one rank among the close matches.
    return { candidate, match, isExact, isOther, isFirst: isExact && (match.isNamed || !isOther) };
  });
  // Once the item itself is found, another item that lacks part of the search is not close.
  const isFound = sorted.some(({ match, isOther }) => match.isNamed && !isOther);
  return sorted
    .filter(({ match, isExact, isOther }) => isExact || !isOther || !isFound || match.missing.length === 0)
    .map(({ candidate, match, isExact, isOther, isFirst }) => ({
      id: candidate.id,
      distance: candidate.distance,
      score: Math.round(scoreOf(candidate, match, isOther) * SCORE_SCALE) + (isFirst ? EXACT_BONUS : 0),
      misses: isExact ? [] : missesOf(candidate, match, understood),
    }))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/** Ranks matches by meaning. They follow all matches by words. */
const rankAlike = (
  alike: readonly AlikeCandidate[],
  browse: Browse,
  { terms }: UnderstoodSearch,
  now: number,
): RankedListing[] => {
  const scored = scoredSearch(terms.map(scoredTerm));
  const understood = { ...browse, terms, itemIndex: scored.itemIndex };
  return alike
    .map((candidate) => ({
      id: candidate.id,
      distance: candidate.distance,
      score: ALIKE_BASE_SCORE - Math.round(candidate.away * SCORE_SCALE),
      misses: missesOf(candidate, matchOf(scored, candidate, now), understood),
    }))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
};

interface Matched {
  candidate: Candidate;
  match: Match;
}

const MAX_BEST = 40;

/**
 * Returns the share of each category among the best matches: a search for a car rarely means toys. Shares are rounded
 * to quarters, so that a sale between two pages does not change the ranking.
 */
function categoryShares(matched: readonly Matched[]): ReadonlyMap<string, number> {
  const best = matched.toSorted((a, b) => b.match.score - a.match.score).slice(0, MAX_BEST);
  return new Map(
    [...Map.groupBy(best, ({ candidate }) => candidate.category)].map(([category, { length }]) => [
      category,
      Math.round((4 * length) / best.length) / 4,
    ]),
  );
}

/** Returns a function that scores prices from 0 (expensive) to 1 (cheap), with 0.5 near the median. */
function cheapnessOf(candidates: readonly Candidate[]): (candidate: Candidate) => number {
  const prices = candidates.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b);
  const median = Math.max(1, prices[Math.floor(prices.length / 2)] ?? 1);
  // Rounded to a power of two, so that it stays the same between pages.
  const usual = 2 ** Math.round(Math.log2(median));
  return ({ priceCents }) => 1 / (1 + priceCents / usual);
}
