/** Somebody with points. */
export interface Standing {
  id: string;
  points: number;
  /** Milliseconds; of two with the same points, who had them first comes first. */
  reachedAt: number;
}

/** Best first; the order of those with the same points is fixed. */
export function compareStandings(a: Standing, b: Standing): number {
  if (a.points !== b.points) return b.points - a.points;
  if (a.reachedAt !== b.reachedAt) return a.reachedAt - b.reachedAt;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The ranks of points that are sorted, most first: the same for the same points, and the next one skips. */
export function ranksOf(points: readonly number[]): number[] {
  const ranks: number[] = [];
  for (const [index, of] of points.entries()) {
    ranks.push(index > 0 && of === points[index - 1] ? (ranks[index - 1] ?? 1) : index + 1);
  }
  return ranks;
}
