import type { Comparison, LocalPrices } from '../contract/comparison.ts';
import { wordsOf } from './comparison-words.ts';
import { featureRows } from './facts/feature-rows.ts';
import { commonKind, isOffer } from './facts/item-kinds.ts';
import { type FindBrands, readFacts } from './facts/read-facts.ts';
import type { Item } from './item.ts';
import { recommend } from './recommend.ts';
import { middleOf, valueOf } from './value.ts';

/** What a comparison says of items that others can see. */
export type Compared = Pick<
  Comparison,
  'subject' | 'recommendation' | 'price' | 'condition' | 'value' | 'features'
>;

/** Compares items by what is known of them. Free of any database. */
export function compareItems(
  items: readonly Item[],
  local: LocalPrices | null,
  { findBrands, now }: { findBrands: FindBrands; now: Date },
): Compared {
  const kind = commonKind(items);
  const read = items.map((item) => ({ item, ...readFacts(item, { findBrands, now }) }));
  const features = featureRows(kind, read);
  const middle = local?.medianCents ?? middleOf(items.map(({ priceCents }) => priceCents));
  const weighed = read.map(({ item, defects, isBroken }) => ({
    item,
    value: valueOf(item, middle, defects),
    stated: features.filter(({ values }) => values.some((one) => one.item === item.item && one.stated))
      .length,
    defect: defects.first ?? (isBroken ? 'a fault' : null),
    state: isOffer(item) ? (isBroken ? ('broken' as const) : ('usable' as const)) : ('no-item' as const),
  }));
  const value = weighed.map((one) => one.value);
  const choice = recommend(weighed, local, features);
  return {
    subject: kind.plural,
    recommendation: choice && { ...choice, words: wordsOf(choice, value), writtenBy: 'engine' },
    price: {
      local,
      items: items.map(({ item, priceCents }) => ({
        item,
        priceCents,
        againstMedianCents: local && priceCents - local.medianCents,
      })),
    },
    condition: read.map(({ item, aboutCondition }) => ({
      item: item.item,
      condition: item.condition,
      words: aboutCondition?.text ?? null,
      source: aboutCondition?.from ?? null,
    })),
    value,
    features,
  };
}
