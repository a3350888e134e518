import type { QueryResult } from './run-queries.ts';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The figures of several queries, each from 0 to 1. */
export function searchFigures(results: readonly QueryResult[]) {
  return {
    precision: mean(results.map(({ precision }) => precision)),
    reciprocalRank: mean(results.map(({ reciprocalRank }) => reciprocalRank)),
    empty: mean(results.map(({ found }) => (found.length === 0 ? 1 : 0))),
  };
}
