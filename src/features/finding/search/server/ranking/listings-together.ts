import type { Candidate, Match } from './score.ts';

interface Matched {
  candidate: Candidate;
  match: Match;
}

const BEST = 40;

/**
 * Which categories the best matches are in: who looks for a car hardly means the toys. In quarters, so that a listing
 * which is sold between two pages changes nothing.
 */
export function categoryShares(matched: readonly Matched[]): ReadonlyMap<string, number> {
  const best = matched.toSorted((a, b) => b.match.score - a.match.score).slice(0, BEST);
  return new Map(
    [...Map.groupBy(best, ({ candidate }) => candidate.category)].map(([category, { length }]) => [
      category,
      Math.round((4 * length) / best.length) / 4,
    ]),
  );
}

/** From 0 for the dearest to 1 for the cheapest; one half for what costs about as much as most. */
export function cheapnessOf(candidates: readonly Candidate[]): (candidate: Candidate) => number {
  const prices = candidates.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b);
  const median = Math.max(1, prices[Math.floor(prices.length / 2)] ?? 1);
  // The next power of two, for the same reason.
  const usual = 2 ** Math.round(Math.log2(median));
  return ({ priceCents }) => 1 / (1 + priceCents / usual);
}
