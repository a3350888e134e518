import { shortDate } from '../../../../shared/dates.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { numberAtStart } from '../../../../shared/number-in-words.ts';
import { CONDITIONS } from '../../../../shared/taxonomy.ts';
import type { LocalPrices } from '../contract/comparable-listing.ts';
import type { ComparedItem, Comparison, ItemCondition } from '../contract/comparison.ts';
import type { SharedComparison } from '../contract/shared-comparison.ts';

/** Both kinds of comparison: stored or new, and shared. */
export type Compared = Comparison | SharedComparison;

/** 'Three phones compared'. */
export const titleOf = ({ items, subject }: Pick<Compared, 'items' | 'subject'>): string =>
  `${numberAtStart(items.length)} ${subject} compared`;

/** Whether an item can no longer be bought. */
export const hasLeft = ({ state }: Pick<ComparedItem, 'state'>): boolean =>
  state === 'sold' || state === 'gone';

/** Why there is no recommendation. */
export function whyNoneIsBest(items: readonly Pick<ComparedItem, 'item' | 'state'>[]): string {
  const [left, ...more] = items.filter(({ state }) => state === 'for-sale');
  if (left === undefined) return 'None of these is for sale anymore, so there is none to recommend.';
  if (more.length > 0)
    return items.some(hasLeft)
      ? 'The item that was recommended is gone.'
      : 'None of these can be recommended. Read what each seller says about it.';
  return `Item ${left.item} is the only one still for sale, so there is nothing to compare it with.`;
}

/** Describes the price bar in sentences. */
export function priceBarLabel(
  local: LocalPrices,
  items: readonly Pick<ComparedItem, 'item' | 'priceCents'>[],
): string {
  const { lowestCents, q1Cents, medianCents, q3Cents, highestCents } = local;
  const itemPrices = items.flatMap(({ item, priceCents }) =>
    priceCents === null ? [] : [`Item ${item} ${formatDollars(priceCents)}`],
  );
  return [
    `Local prices run from ${formatDollars(lowestCents)} to ${formatDollars(highestCents)}.`,
    `Half are between ${formatDollars(q1Cents)} and ${formatDollars(q3Cents)}.`,
    `The typical price is ${formatDollars(medianCents)}.`,
    `${itemPrices.join(', ')}.`,
  ].join(' ');
}

/** Describes what changed since: 'Sold Jul 26, 2026', 'Was $283', 'Now $260'; null if nothing did. */
export function changeText({
  state,
  soldAt,
  priceCents,
  priceBeforeCents,
  listing,
}: ComparedItem): string | null {
  if (state === 'sold') return soldAt === null ? 'Sold' : `Sold ${shortDate(soldAt)}`;
  if (state === 'gone') return 'No longer there';
  // A shared comparison uses the price from when it was shared.
  if (listing && listing.priceCents !== priceCents) return `Now ${formatDollars(listing.priceCents)}`;
  return priceBeforeCents === null ? null : `Was ${formatDollars(priceBeforeCents)}`;
}

/** Returns the items in the best condition; none if all conditions are the same. */
export function bestConditions(conditions: readonly ItemCondition[]): ReadonlySet<number> {
  const rank = ({ condition }: ItemCondition) => CONDITIONS.findIndex(({ slug }) => slug === condition);
  const known = conditions.filter(({ condition }) => condition !== null);
  const best = Math.min(...known.map(rank));
  const winners = known.filter((value) => rank(value) === best);
  return new Set(winners.length === known.length ? [] : winners.map(({ item }) => item));
}
