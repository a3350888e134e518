import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Database } from '../../../../../platform/server/db/database.ts';
import type { ListingCursor } from '../../../../items/listings/server/listings.ts';
import type { SearchMiss } from '../../contract/search.ts';
import type { Browse } from '../browse.queries.ts';
import type { AlikeCandidate, FindAlike } from '../meaning/meaning.ts';
import type { Search } from '../search-conditions.ts';
import type { UnderstoodSearch } from '../understand-search.ts';
import { type BestCursor, isFirstWindow, startOf, windowAsOf, writeBestCursor } from './best-cursor.ts';
import { findCandidates, type FoundCandidate, SMALLEST_WINDOW } from './candidates.ts';
import { ENOUGH, findCloseMatches } from './close-matches.ts';
import { exactSearches } from './exact-searches.ts';
import { asksForBroken, isSought, soughtItem } from './kind-of-item.ts';
import { missesOf } from './misses.ts';
import { type Candidate, type Match, matchOf, scoredSearch, scoredTerm } from './score.ts';

/** The most listings that are compared with each other. */
const WINDOW = 200;
/** Up to so many have a word, an index lists all of them; more common words fill a window from the newest listings. */
const LISTED_BY_INDEX = 4000;
const FROM_NEWEST = 5000;
/** Of so common words the next pages are compared with each other when somebody wants to see them. */
const WINDOW_FROM_NEWEST = 96;
/** With fewer that match everything, close matches follow. */
const FEW = 24;
/** Scores are whole numbers, fine enough that of two equal listings the newer one comes first. */
const SCORE_SCALE = 1e12;
const EXACT = 10 * SCORE_SCALE;
/** Candidates compared in one go, which takes up to half a millisecond: other requests are answered in between. */
const SLICE = 100;
/** What a listing of another kind than the one that is sought is worth less. */
const OTHER_KIND = -0.35;
/** What a listing is worth less that is broken or in poor condition, where none such is asked for. */
const BROKEN = -0.35;
/** What a listing in the condition that is asked for is worth more. */
const IN_CONDITION = 0.3;
/** Below all that have words of the search. */
const ALIKE = -100 * SCORE_SCALE;

interface RankOptions {
  cursor: BestCursor | null;
  limit: number;
  /** Null where words alone find. */
  findAlike: FindAlike | null;
}

interface RankedListing {
  id: string;
  /** Meters. */
  distance: number | null;
  score: number;
  /** Empty where everything matches. */
  misses: readonly SearchMiss[];
}

export interface RankedPage {
  listings: RankedListing[];
  nextCursor: string | null;
  /** What a listing has to match to match everything; null when none can. */
  exact: Search | null;
  /** How many match everything, where ranking them showed it; null where there are more than were ranked. */
  total: number | null;
}

/**
 * A page of best matches: first those that have every word, with the thing in their name; if these are few, close ones,
 * which miss something.
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
    const after = ranked.filter((one) => comesAfter(one, at));
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
  // The newest may be a moment newer than our clock.
  const from = window.isNow && isFirst ? null : window.from;
  const { exact, candidates, hasMore } = await findExact(db, browse, search, from);
  const isNamed = exact?.terms.some(({ column }) => column === 'name_text') ?? false;
  const isFew = isFirst && !hasMore && (candidates.length < FEW || !isNamed);
  const ids = new Set(candidates.map(({ id }) => id));
  const close = isFew ? await findCloseMatches(db, browse, search, from, { search: exact, ids }) : [];
  const known = new Set([...ids, ...close.map(({ id }) => id)]);
  const asked = search.terms.map(({ text }) => text).join(' ');
  const alike =
    findAlike !== null && isFew && known.size < ENOUGH ? await findAlike(browse, asked, from, known) : [];
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
  for await (exact of exactSearches(db, search)) {
    const size = windowSize(exact, search.counts.total);
    const found = await findCandidates(db, { ...browse, search: exact }, from, size, { withTexts: false });
    if (found.candidates.length > 0) return { exact, ...found };
  }
  return { exact, candidates: [], hasMore: false };
}

const windowSize = ({ share }: Search, total: number): number =>
  share * total <= LISTED_BY_INDEX
    ? WINDOW
    : Math.min(WINDOW_FROM_NEWEST, Math.max(SMALLEST_WINDOW, Math.floor(share * FROM_NEWEST)));

async function rankTogether(
  exact: readonly FoundCandidate[],
  close: readonly FoundCandidate[],
  browse: Browse,
  { read, terms }: UnderstoodSearch,
  now: number,
): Promise<RankedListing[]> {
  const scored = scoredSearch(terms.map(scoredTerm));
  const asked = { ...browse, terms, thing: scored.thing };
  const matched: { candidate: FoundCandidate; match: Match }[] = [];
  for (const candidate of [...exact, ...close]) {
    if (matched.length > 0 && matched.length % SLICE === 0) await letOthersRun();
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
    (isOther ? OTHER_KIND : 0) +
    (isUnfit(candidate) ? BROKEN : 0) +
    (read.conditions?.some((condition) => condition === candidate.condition) ? IN_CONDITION : 0);
  return matched
    .map(({ candidate, match }, index) => {
      const isExact = index < exact.length;
      const isOther = sought !== null && isSought(sought, candidate.item) === false;
      // What only mentions the thing, and is another, comes among the close matches.
      const isFirst = isExact && (match.isNamed || !isOther);
      return {
        id: candidate.id,
        distance: candidate.distance,
        score: Math.round(scoreOf(candidate, match, isOther) * SCORE_SCALE) + (isFirst ? EXACT : 0),
        misses: isExact ? [] : missesOf(candidate, match, asked),
      };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/** What only means something alike follows everything that has words of the search. */
const rankAlike = (
  alike: readonly AlikeCandidate[],
  browse: Browse,
  { terms }: UnderstoodSearch,
  now: number,
): RankedListing[] => {
  const scored = scoredSearch(terms.map(scoredTerm));
  const asked = { ...browse, terms, thing: scored.thing };
  return alike
    .map((candidate) => ({
      id: candidate.id,
      distance: candidate.distance,
      score: ALIKE - Math.round(candidate.away * SCORE_SCALE),
      misses: missesOf(candidate, matchOf(scored, candidate, now), asked),
    }))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
};

interface Matched {
  candidate: Candidate;
  match: Match;
}

const BEST = 40;

/**
 * Which categories the best matches are in: who looks for a car hardly means the toys. In quarters, so that a listing
 * which is sold between two pages changes nothing.
 */
function categoryShares(matched: readonly Matched[]): ReadonlyMap<string, number> {
  const best = matched.toSorted((a, b) => b.match.score - a.match.score).slice(0, BEST);
  return new Map(
    [...Map.groupBy(best, ({ candidate }) => candidate.category)].map(([category, { length }]) => [
      category,
      Math.round((4 * length) / best.length) / 4,
    ]),
  );
}

/** From 0 for the dearest to 1 for the cheapest; one half for what costs about as much as most. */
function cheapnessOf(candidates: readonly Candidate[]): (candidate: Candidate) => number {
  const prices = candidates.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b);
  const median = Math.max(1, prices[Math.floor(prices.length / 2)] ?? 1);
  // The next power of two, for the same reason.
  const usual = 2 ** Math.round(Math.log2(median));
  return ({ priceCents }) => 1 / (1 + priceCents / usual);
}
