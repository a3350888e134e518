import { CONDITION_SLUGS } from '../../../../shared/taxonomy.ts';
import type { LocalPrices } from '../contract/comparable-listing.ts';
import type { Drawback, FeatureRow, ItemValue, Reason, Recommendation } from '../contract/comparison.ts';
import type { Item } from './item.ts';
import type { JudgedUsability, Usability } from './usability.ts';

/** Items whose overall scores differ by at most this are called close. */
const MAX_CLOSE_GAP = 2;
const MAX_REASONS = 4;
const MAX_DRAWBACKS = 2;
/** A price advantage below this share of the median is not mentioned. */
const MIN_PRICE_ADVANTAGE = 0.02;
/** A distance advantage below this is not mentioned. */
const MIN_CLOSER_KM = 2;
/** A seller's rating below this is not mentioned. */
const MIN_GOOD_RATING = 4.5;

/** The data that items are ranked by. */
export interface WeighedItem extends JudgedUsability {
  item: Item;
  value: ItemValue;
  /** The number of feature rows that its seller states. */
  stated: number;
  /** The first stated defect, such as 'a crack'. */
  defect: string | null;
}

/** The recommended item comes from the first of these groups that is not empty. */
export const RECOMMENDABLE: readonly Usability[] = ['usable', 'faulty', 'doubtful'];

type Choice = Omit<Recommendation, 'words' | 'writtenBy'>;

/**
 * Recommends an item for sale. Usable items come before faulty and doubtful ones, then the higher overall score
 * decides. Ties go to the item without a defect, then more stated facts, the lower price, and the first chosen.
 * @returns Null if fewer than two items are for sale, or if all are broken or not items.
 */
export function recommend(
  weighed: readonly WeighedItem[],
  local: Pick<LocalPrices, 'medianCents'> | null,
  features: readonly FeatureRow[],
): Choice | null {
  const forSale = weighed.filter(({ item }) => item.state === 'for-sale').toSorted(betterFirst);
  const [best, next] =
    RECOMMENDABLE.map((state) => forSale.filter((weighedItem) => weighedItem.state === state)).find(
      (items) => items.length > 0,
    ) ?? [];
  if (best === undefined || forSale.length < 2) return null;
  const others = forSale.filter((weighedItem) => weighedItem !== best && weighedItem.state !== 'no-item');
  return {
    item: best.item.item,
    close: next !== undefined && overall(best) - overall(next) <= MAX_CLOSE_GAP,
    reasons: reasonsFor(best, others, local, features).slice(0, MAX_REASONS),
    alternative: alternativeTo(best, others, features.length),
  };
}

const overall = ({ value }: WeighedItem): number => value.overall ?? 0;

const betterFirst = (a: WeighedItem, b: WeighedItem): number =>
  overall(b) - overall(a) ||
  Number(a.defect !== null) - Number(b.defect !== null) ||
  b.stated - a.stated ||
  a.item.priceCents - b.item.priceCents ||
  a.item.item - b.item.item;

function reasonsFor(
  best: WeighedItem,
  others: readonly WeighedItem[],
  local: Pick<LocalPrices, 'medianCents'> | null,
  features: readonly FeatureRow[],
): Reason[] {
  return [
    priceReason(best, others, local),
    factReason(best, features),
    conditionReason(best, others),
    closerReason(best, others),
    factsReason(best, others, features.length),
    ratingReason(best, others),
  ].filter((reason) => reason !== null);
}

function priceReason(
  { item }: WeighedItem,
  others: readonly WeighedItem[],
  local: Pick<LocalPrices, 'medianCents'> | null,
): Reason | null {
  if (local !== null && item.priceCents <= local.medianCents * (1 - MIN_PRICE_ADVANTAGE)) {
    const { medianCents } = local;
    return { kind: 'below-median', cents: medianCents - item.priceCents, medianCents };
  }
  const next = others.toSorted((a, b) => a.item.priceCents - b.item.priceCents)[0];
  if (next === undefined || next.item.priceCents <= item.priceCents) return null;
  return { kind: 'cheapest', cents: next.item.priceCents - item.priceCents, item: next.item.item };
}

/** Returns the first feature in which the item beats all other stated values. */
function factReason({ item }: WeighedItem, features: readonly FeatureRow[]): Reason | null {
  for (const { feature, label, rank, values } of features) {
    const itemValue = values.find((value) => value.item === item.item);
    if (rank === null || itemValue?.best !== true || typeof itemValue.value !== 'string') continue;
    const stated = values.filter((value) => value.stated).length;
    return { kind: 'best-fact', feature, label, value: itemValue.value, rank, stated };
  }
  return null;
}

function conditionReason({ item }: WeighedItem, others: readonly WeighedItem[]): Reason | null {
  const rank = CONDITION_SLUGS.indexOf(item.condition);
  const isBest =
    others.length > 0 && others.every((other) => CONDITION_SLUGS.indexOf(other.item.condition) > rank);
  return isBest ? { kind: 'condition', condition: item.condition, items: others.length + 1 } : null;
}

function closerReason({ item }: WeighedItem, others: readonly WeighedItem[]): Reason | null {
  if (item.distanceKm === null) return null;
  const next = others
    .flatMap((other) =>
      other.item.distanceKm === null ? [] : [{ ...other.item, km: other.item.distanceKm }],
    )
    .toSorted((a, b) => a.km - b.km)[0];
  if (next === undefined || next.km - item.distanceKm < MIN_CLOSER_KM) return null;
  return { kind: 'closer', km: item.distanceKm, closerKm: next.km - item.distanceKm, item: next.item };
}

function factsReason(best: WeighedItem, others: readonly WeighedItem[], rows: number): Reason | null {
  if (others.length === 0 || !others.every(({ stated }) => stated < best.stated)) return null;
  return {
    kind: 'facts',
    stated: best.stated,
    rows,
    others: others
      .map(({ item, stated }) => ({ item: item.item, stated }))
      .toSorted((a, b) => a.item - b.item),
  };
}

function ratingReason({ item }: WeighedItem, others: readonly WeighedItem[]): Reason | null {
  const { rating, totalRatings } = item;
  if (rating === null || rating < MIN_GOOD_RATING) return null;
  const isBest = others.length > 0 && others.every((other) => (other.item.rating ?? 0) < rating);
  return isBest ? { kind: 'rating', rating, totalRatings } : null;
}

/** Returns the cheapest other item with its drawbacks. */
function alternativeTo(
  best: WeighedItem,
  others: readonly WeighedItem[],
  rows: number,
): Choice['alternative'] {
  const cheaper = others
    .filter(({ item }) => item.priceCents < best.item.priceCents)
    .toSorted((a, b) => a.item.priceCents - b.item.priceCents)[0];
  if (cheaper === undefined) return null;
  return {
    item: cheaper.item.item,
    cheaperCents: best.item.priceCents - cheaper.item.priceCents,
    drawbacks: drawbacksOf(cheaper, best, rows).slice(0, MAX_DRAWBACKS),
  };
}

function drawbacksOf(
  { item, stated, defect, doubt }: WeighedItem,
  best: WeighedItem,
  rows: number,
): Drawback[] {
  const drawbacks: Drawback[] = [];
  if (doubt !== null) drawbacks.push({ kind: 'doubt', doubt });
  if (defect !== null) drawbacks.push({ kind: 'defect', value: defect });
  if (CONDITION_SLUGS.indexOf(item.condition) > CONDITION_SLUGS.indexOf(best.item.condition)) {
    drawbacks.push({ kind: 'condition', condition: item.condition });
  }
  if (stated < best.stated) drawbacks.push({ kind: 'not-stated', facts: rows - stated });
  if (item.distanceKm !== null && best.item.distanceKm !== null) {
    const farther = item.distanceKm - best.item.distanceKm;
    if (farther >= MIN_CLOSER_KM) drawbacks.push({ kind: 'farther', km: farther });
  }
  if ((item.rating ?? 0) < (best.item.rating ?? 0)) drawbacks.push({ kind: 'rating', rating: item.rating });
  return drawbacks;
}
