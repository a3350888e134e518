/**
 * Computes the statistics of price help: which comparables count, their weight, and the price they suggest. Prices are
 * compared by their logarithm, because $5 and $10 are as far apart as $500 and $1,000.
 */

/** A listing that may be compared. */
export interface Candidate {
  id: string;
  /** Identifies the seller, because one person's listings count only a few times. */
  seller: string;
  priceCents: number;
  sold: boolean;
  /** Days since it was sold, or listed. */
  ageDays: number;
  /** The similarity of the titles, from 0 to 1. */
  similarity: number;
  /** Whether the titles name the same model, year and size. */
  isExact: boolean;
  /** Steps between the two conditions; 0 when the seller has not said theirs. */
  conditionSteps: number;
}

export interface Statistics {
  /** The candidates that count, most important first. */
  counted: Candidate[];
  /** US cents, rounded; null if too few count. */
  range: { low: number; q1: number; median: number; q3: number; high: number } | null;
  /** US cents, rounded; only if all are the same model and their prices are close together. */
  single: number | null;
}

/** With fewer comparables, no price is named. */
const MIN_COMPARABLES = 6;
/** A single price is named if the upper end of the range is at most this many times its lower end. */
const MAX_SINGLE_SPREAD = 1.6;
/**
 * The share of comparables outside the range. Tuned so that it holds three of four prices: an item is less like its
 * comparables than they are like each other.
 */
const OUTSIDE_SHARE = 0.18;
/** Few prices vary less than the next one may, so the range of n prices is widened by this share of 1/n. */
const RANGE_WIDENING = 2;
/** Listings with less similar titles are other items. */
export const MIN_SIMILARITY = 0.3;
/** The maximum number of listings of one seller, because one person must not decide a price. */
const MAX_PER_SELLER = 3;
/** The maximum number of listings that count. More of lower similarity make the range less precise. */
const MAX_COUNTED = 60;
/** The weight of an asking price, compared with that of a sale. */
const ACTIVE_WEIGHT = 0.5;
const HALF_LIFE_DAYS = 180;
/** Weights by the steps between two conditions. From 'new' to 'poor' there are four steps. */
const CONDITION_WEIGHTS = [1, 0.8, 0.5, 0.3, 0.2] as const;
/** A price this many standard deviations from the median is an outlier. */
const OUTLIER_DEVIATIONS = 3;
/** Scales a median absolute deviation to a standard deviation. */
const MAD_SCALE = 1.4826;
/** A price within a factor of 1.5 of the median is never an outlier, even if most prices are equal. */
const MIN_OUTLIER_DISTANCE = Math.log(1.5);

export function priceStatistics(candidates: readonly Candidate[], minimum = MIN_COMPARABLES): Statistics {
  const counted = withoutOutliers(selectSimilar(candidates));
  if (counted.length < minimum) return { counted: [], range: null, single: null };
  const prices = counted.map(weighed);
  const at = (share: number): number => Math.exp(quantile(prices, share));
  const [q1, median, q3] = [at(0.25), at(0.5), at(0.75)];
  const widening = 1 + RANGE_WIDENING / effectiveCount(prices);
  const low = median * (at(OUTSIDE_SHARE / 2) / median) ** widening;
  const high = median * (at(1 - OUTSIDE_SHARE / 2) / median) ** widening;
  return {
    counted,
    range: {
      low: roundPrice(low),
      q1: roundPrice(q1),
      median: roundPrice(median),
      q3: roundPrice(q3),
      high: roundPrice(high),
    },
    single:
      counted.every(({ isExact }) => isExact) && high / low <= MAX_SINGLE_SPREAD ? roundPrice(median) : null,
  };
}

/** Returns the weight of a candidate. */
export function weightOf({ similarity, sold, ageDays, conditionSteps }: Candidate): number {
  const condition = CONDITION_WEIGHTS[Math.min(conditionSteps, CONDITION_WEIGHTS.length - 1)] ?? 1;
  const recency = 0.5 ** (Math.max(0, ageDays) / HALF_LIFE_DAYS);
  return similarity ** 2 * (sold ? 1 : ACTIVE_WEIGHT) * condition * recency;
}

/** Selects similar candidates, heaviest first, with a few of each seller. */
function selectSimilar(candidates: readonly Candidate[]): Candidate[] {
  const ofSeller = new Map<string, number>();
  return candidates
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .filter(({ seller }) => {
      const count = (ofSeller.get(seller) ?? 0) + 1;
      ofSeller.set(seller, count);
      return count <= MAX_PER_SELLER;
    })
    .slice(0, MAX_COUNTED);
}

/** Leaves out prices far from the others, which are typing errors, accessories or whole lots. */
function withoutOutliers(candidates: readonly Candidate[]): Candidate[] {
  const prices = candidates.map(weighed);
  const median = quantile(prices, 0.5);
  const deviation = quantile(
    prices.map(({ value, weight }) => ({ value: Math.abs(value - median), weight })),
    0.5,
  );
  const limit = Math.max(MIN_OUTLIER_DISTANCE, OUTLIER_DEVIATIONS * MAD_SCALE * deviation);
  return candidates.filter(({ priceCents }) => Math.abs(Math.log(priceCents) - median) <= limit);
}

/** Returns the effective sample size of weighted values (Kish). */
function effectiveCount(values: readonly Weighed[]): number {
  const sum = values.reduce((total, { weight }) => total + weight, 0);
  return sum ** 2 / values.reduce((total, { weight }) => total + weight ** 2, 0);
}

interface Weighed {
  value: number;
  weight: number;
}

const weighed = (candidate: Candidate): Weighed => ({
  value: Math.log(candidate.priceCents),
  weight: weightOf(candidate),
});

/**
 * Returns the value below which a share of the weight lies, interpolated between the middles of the weights; NaN for no
 * values.
 */
export function quantile(values: readonly Weighed[], share: number): number {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  let last: { value: number; at: number } | null = null;
  for (const { value, weight } of sorted) {
    const at = (below + weight / 2) / total;
    if (at >= share) {
      if (last === null || at === last.at) return value;
      return last.value + ((value - last.value) * (share - last.at)) / (at - last.at);
    }
    last = { value, at };
    below += weight;
  }
  return last?.value ?? Number.NaN;
}

/** Prices below `below` dollars are rounded to multiples of `to`, as on price tags. */
const ROUNDING = [
  { below: 100, to: 1 },
  { below: 1_000, to: 5 },
  { below: 10_000, to: 50 },
  { below: Number.POSITIVE_INFINITY, to: 500 },
] as const;

/** Rounds a price in US cents to one that people would ask, at least a dollar. */
export function roundPrice(cents: number): number {
  const dollars = cents / 100;
  const { to } = ROUNDING.find(({ below }) => dollars < below) ?? { to: 1 };
  return Math.max(1, Math.round(dollars / to) * to) * 100;
}
