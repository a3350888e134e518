import { randomBytes } from 'node:crypto';
import type { Comparison } from '../contract/comparison.ts';
import { SHARED_PATH } from '../contract/comparison-limits.ts';
import type { Compared } from './compare-items.ts';

/**
 * The part of a shared comparison that is about all items. Parts about one item are stored with its listing, so they
 * disappear when the listing is deleted.
 */
export interface SharedWhole extends Pick<Compared, 'subject' | 'recommendation'> {
  comparedAt: string;
  local: Compared['price']['local'];
  rows: Omit<Comparison['features'][number], 'values'>[];
}

export interface SharedItem {
  price: Compared['price']['items'][number];
  condition: Compared['condition'][number];
  value: Compared['value'][number];
  /** Values in the order of the rows. */
  features: Comparison['features'][number]['values'];
}

export function takeApart(compared: Compared, comparedAt: Date): { whole: SharedWhole; items: SharedItem[] } {
  const { subject, recommendation, price, condition, value, features } = compared;
  const items = price.items.flatMap((itemPrice) => {
    const isOwn = (entry: { item: number }) => entry.item === itemPrice.item;
    const itemCondition = condition.find(isOwn);
    const itemValue = value.find(isOwn);
    if (itemCondition === undefined || itemValue === undefined) return [];
    const values = features.flatMap((row) =>
      row.values.filter(isOwn).map((featureValue) => ({ ...featureValue, question: null })),
    );
    return [{ price: itemPrice, condition: itemCondition, value: itemValue, features: values }];
  });
  return {
    whole: {
      comparedAt: comparedAt.toISOString(),
      subject,
      recommendation,
      local: price.local,
      rows: features.map(({ values: _, ...row }) => row),
    },
    items,
  };
}

/**
 * Restores a shared comparison from the parts that still exist. The recommendation is shown only if the recommended
 * item and at least one other remain.
 */
export function putTogether(
  { subject, recommendation, local, rows }: SharedWhole,
  items: readonly SharedItem[],
): Compared {
  const recommended = items.length > 1 && items.some(({ price }) => price.item === recommendation?.item);
  return {
    subject,
    recommendation: recommended ? recommendation : null,
    price: { local, items: items.map(({ price }) => price) },
    condition: items.map(({ condition }) => condition),
    // Comparisons shared by older versions have no score for features.
    value: items.map(({ value }) => ({ ...value, features: value.features ?? null })),
    features: rows.map((row, index) => ({
      ...row,
      values: items.flatMap(({ features }) => features[index] ?? []),
    })),
  };
}

/** Returns a random token. Lowercase, like all page paths. */
export const newShareToken = (): string => randomBytes(16).toString('hex');

/** Returns the path of a shared comparison. */
export const sharePath = (token: string): string => SHARED_PATH + token;
