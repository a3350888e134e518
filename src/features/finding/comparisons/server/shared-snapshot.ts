import { randomBytes } from 'node:crypto';
import { SHARED_PATH } from '../contract/comparison-limits.ts';
import type { Comparison } from '../contract/comparison.ts';
import type { Compared } from './compare-items.ts';

/**
 * What a comparison said on one day, in two parts: what is about all items, and what is about one of them, which goes
 * with its listing. So nothing of a deleted listing stays behind a link.
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
  /** In the order of the rows. */
  features: Comparison['features'][number]['values'];
}

export function takeApart(compared: Compared, comparedAt: Date): { whole: SharedWhole; items: SharedItem[] } {
  const { subject, recommendation, price, condition, value, features } = compared;
  const items = price.items.flatMap((itemPrice) => {
    const isOwn = (one: { item: number }) => one.item === itemPrice.item;
    const itemCondition = condition.find(isOwn);
    const itemValue = value.find(isOwn);
    if (itemCondition === undefined || itemValue === undefined) return [];
    const values = features.flatMap((row) =>
      row.values.filter(isOwn).map((one) => ({ ...one, question: null })),
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
 * Puts together what is still there. A recommendation is shown as long as its item can be seen, and another one that it
 * was better than.
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
    // Those shared before features counted have none.
    value: items.map(({ value }) => ({ ...value, features: value.features ?? null })),
    features: rows.map((row, index) => ({
      ...row,
      values: items.flatMap(({ features }) => features[index] ?? []),
    })),
  };
}

/** Nobody can guess it. Lower case, as the paths of pages are. */
export const newShareToken = (): string => randomBytes(16).toString('hex');

/** The page of a shared comparison. */
export const sharePath = (token: string): string => SHARED_PATH + token;
