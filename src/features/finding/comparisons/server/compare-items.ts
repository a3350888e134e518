import { commonKind, isOffer } from '../../../items/item-language/server/item-language.ts';
import type { Comparison, LocalPrices } from '../contract/comparison.ts';
import { wordsOf } from './comparison-words.ts';
import { featureRows } from './feature-rows.ts';
import type { ReadItem } from './item.ts';
import { recommend } from './recommend.ts';
import { middleOf, valueOf } from './value.ts';

/** What a comparison says of items that others can see. */
export type Compared = Pick<
  Comparison,
  'subject' | 'recommendation' | 'price' | 'condition' | 'value' | 'features'
>;

/** Compares items by what is known of them. Free of any database. */
export function compareItems(items: readonly ReadItem[], local: LocalPrices | null, now: Date): Compared {
  const kind = commonKind(items);
  const features = featureRows(kind, items, now);
  const middle = local?.medianCents ?? middleOf(items.map(({ priceCents }) => priceCents));
  const weighed = items.map((item) => ({
    item,
    value: valueOf(item, middle, item.said.defects),
    stated: features.filter(({ values }) => values.some((one) => one.item === item.item && one.stated))
      .length,
    defect: item.said.defects.first ?? (item.said.isBroken ? 'a fault' : null),
    state: isOffer(item)
      ? item.said.isBroken
        ? ('broken' as const)
        : ('usable' as const)
      : ('no-item' as const),
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
    condition: items.map(({ item, condition, said: { aboutCondition } }) => ({
      item,
      condition,
      words: aboutCondition?.text ?? null,
      source: aboutCondition?.from ?? null,
    })),
    value,
    features,
  };
}
