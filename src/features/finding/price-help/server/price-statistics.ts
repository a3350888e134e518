/**
 * The statistics of price help, free of any database: which comparables count, how much, and what they say about a
 * price. Prices are compared by their logarithm, as $5 and $10 are as far apart as $500 and $1,000.
 */

/** A listing that may be compared. */
export interface Candidate {
  id: string;
  /** Of its seller, to count one person's listings only a few times. */
  seller: string;
  priceCents: number;
  sold: boolean;
  /** Days since it was sold, or listed. */
  ageDays: number;
  /** How alike the titles are, from 0 to 1. */
  similarity: number;
  /** Whether the titles name the same model, year and size. */
  isExact: boolean;
  /** Steps between the two conditions; 0 when the seller has not said theirs. */
  conditionSteps: number;
}

export interface Statistics {
  /** The candidates that count, most important first. */
  counted: Candidate[];
  /** US cents, rounded; null when too few count. */
  range: { low: number; q1: number; median: number; q3: number; high: number } | null;
  /** US cents, rounded; only where all are exactly alike and their prices close together. */
  single: number | null;
}

/** With fewer, nothing is said. */
const ENOUGH = 6;
/** A single price is named when the upper end of the range is at most this many times its lower end. */
const CLOSE = 1.6;
/**
 * The share of comparables outside the range. Tuned so that it holds three of four prices: an item is less like its
 * comparables than they are like each other.
 */
const OUTSIDE = 0.18;
/** Few prices span less than what the next one may be: the range of n of them is wider by this over n. */
const WIDENING = 2;
/** Less alike, a listing is about something else. */
export const ALIKE = 0.3;
/** Of one seller, so that nobody makes a price alone. */
const PER_SELLER = 3;
/** The least alike of very many only blur the picture. */
const MOST = 60;
/** Asking prices are hopes; what was sold had found a buyer. */
const ACTIVE_WEIGHT = 0.5;
const HALF_LIFE_DAYS = 180;
/** By steps between conditions; from 'new' to 'poor' there are four. */
const CONDITION_WEIGHTS = [1, 0.8, 0.5, 0.3, 0.2] as const;
/** Deviations from the median, in units of a standard deviation, from which a price is an outlier. */
const OUTLIER = 3;
/** Scales a median absolute deviation to a standard deviation. */
const MAD_SCALE = 1.4826;
/** Nearer than a factor of 1.5 nothing is an outlier, even where most prices are the same. */
const NEAR = Math.log(1.5);

export function priceStatistics(candidates: readonly Candidate[], enough = ENOUGH): Statistics {
  const counted = withoutOutliers(chosen(candidates));
  if (counted.length < enough) return { counted: [], range: null, single: null };
  const prices = counted.map(weighed);
  const at = (share: number): number => Math.exp(quantile(prices, share));
  const [q1, median, q3] = [at(0.25), at(0.5), at(0.75)];
  const widening = 1 + WIDENING / effectiveCount(prices);
  const low = median * (at(OUTSIDE / 2) / median) ** widening;
  const high = median * (at(1 - OUTSIDE / 2) / median) ** widening;
  return {
    counted,
    range: {
      low: roundPrice(low),
      q1: roundPrice(q1),
      median: roundPrice(median),
      q3: roundPrice(q3),
      high: roundPrice(high),
    },
    single: counted.every(({ isExact }) => isExact) && high / low <= CLOSE ? roundPrice(median) : null,
  };
}

/** How much a candidate counts. */
export function weightOf({ similarity, sold, ageDays, conditionSteps }: Candidate): number {
  const condition = CONDITION_WEIGHTS[Math.min(conditionSteps, CONDITION_WEIGHTS.length - 1)] ?? 1;
  const recency = 0.5 ** (Math.max(0, ageDays) / HALF_LIFE_DAYS);
  return similarity ** 2 * (sold ? 1 : ACTIVE_WEIGHT) * condition * recency;
}

function chosen(candidates: readonly Candidate[]): Candidate[] {
  const ofSeller = new Map<string, number>();
  return candidates
    .filter(({ similarity }) => similarity >= ALIKE)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .filter(({ seller }) => {
      const count = (ofSeller.get(seller) ?? 0) + 1;
      ofSeller.set(seller, count);
      return count <= PER_SELLER;
    })
    .slice(0, MOST);
}

/** Leaves out prices far from the others, which are typing errors, accessories or whole lots. */
function withoutOutliers(candidates: readonly Candidate[]): Candidate[] {
  const prices = candidates.map(weighed);
  const median = quantile(prices, 0.5);
  const deviation = quantile(
    prices.map(({ value, weight }) => ({ value: Math.abs(value - median), weight })),
    0.5,
  );
  const limit = Math.max(NEAR, OUTLIER * MAD_SCALE * deviation);
  return candidates.filter(({ priceCents }) => Math.abs(Math.log(priceCents) - median) <= limit);
}

/** How many values of equal weight say as much as these, by Kish. */
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
 * The value below which a share of the weight lies, interpolated between the middles of the weights; NaN for no
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

/** Dollars to which a price of up to so many dollars is rounded, as people do on price tags. */
const ROUNDING = [
  { below: 100, to: 1 },
  { below: 1_000, to: 5 },
  { below: 10_000, to: 50 },
  { below: Number.POSITIVE_INFINITY, to: 500 },
] as const;

/** US cents in, US cents out; at least a dollar. */
export function roundPrice(cents: number): number {
  const dollars = cents / 100;
  const { to } = ROUNDING.find(({ below }) => dollars < below) ?? { to: 1 };
  return Math.max(1, Math.round(dollars / to) * to) * 100;
}
