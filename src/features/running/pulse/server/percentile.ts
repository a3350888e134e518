/** A value of a Prometheus histogram: the number of observations up to `le`. */
interface Bucket {
  labels: { le?: string | number | undefined };
  value: number;
}

/**
 * Estimates a percentile from the buckets of a histogram, as Prometheus does: by interpolating in the bucket that
 * contains it. Beyond the last bucket, returns its bound. Null without observations.
 * @param share Such as 0.95.
 */
export function percentile(values: readonly Bucket[], share: number): number | null {
  const buckets = values
    .flatMap(({ labels: { le }, value }) => (le === undefined ? [] : [{ bound: Number(le), count: value }]))
    .map(({ bound, count }) => ({ bound: Number.isNaN(bound) ? Infinity : bound, count }))
    .toSorted((a, b) => a.bound - b.bound);
  const total = buckets.at(-1)?.count ?? 0;
  if (total === 0) return null;
  let previous = { bound: 0, count: 0 };
  for (const bucket of buckets) {
    if (bucket.count >= total * share) {
      if (bucket.bound === Infinity) return previous.bound;
      const inside = (total * share - previous.count) / (bucket.count - previous.count);
      return previous.bound + inside * (bucket.bound - previous.bound);
    }
    previous = bucket;
  }
  return null;
}
