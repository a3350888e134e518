/** A person with points. */
export interface Standing {
  id: string;
  points: number;
  /** Milliseconds. In a tie, the person who reached the points first comes first. */
  reachedAt: number;
}

/** Compares standings, best first. The order within a tie is stable. */
export function compareStandings(a: Standing, b: Standing): number {
  if (a.points !== b.points) return b.points - a.points;
  if (a.reachedAt !== b.reachedAt) return a.reachedAt - b.reachedAt;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Returns the ranks of points in descending order. Ties share a rank, and the next rank is skipped. */
export function ranksOf(points: readonly number[]): number[] {
  const ranks: number[] = [];
  for (const [index, of] of points.entries()) {
    ranks.push(index > 0 && of === points[index - 1] ? (ranks[index - 1] ?? 1) : index + 1);
  }
  return ranks;
}
