import { commonKind } from '../../../items/item-language/server/item-language.ts';
import type { LocalPrices } from '../contract/comparable-listing.ts';
import type { Comparison, ItemValue, Reason, Recommendation } from '../contract/comparison.ts';
import { reasonText } from '../contract/comparison-texts.ts';
import { featureRows, rankedFacts } from './feature-rows.ts';
import type { ReadItem } from './item.ts';
import { RECOMMENDABLE, recommend } from './recommend.ts';
import { judgeUsability } from './usability.ts';
import { featureScores, medianOf, valueOf } from './value.ts';

/** The result of comparing items. */
export type Compared = Pick<
  Comparison,
  'subject' | 'recommendation' | 'price' | 'condition' | 'value' | 'features'
>;

/** Compares items by their known data, without a database. */
export function compareItems(items: readonly ReadItem[], local: LocalPrices | null, now: Date): Compared {
  const kind = commonKind(items);
  const features = featureRows(kind, items, now);
  const usability = judgeUsability(items);
  const priced = items.filter((_, index) => RECOMMENDABLE.includes(usability[index]?.state ?? 'no-item'));
  const medianCents =
    local?.medianCents ?? medianOf((priced.length > 1 ? priced : items).map(({ priceCents }) => priceCents));
  const scores = featureScores(items.length, rankedFacts(items, now));
  const weighed = items.map((item, index) => ({
    item,
    value: valueOf(item, medianCents, item.said.defects, scores[index]),
    stated: features.filter(({ values }) => values.some((value) => value.item === item.item && value.stated))
      .length,
    defect: item.said.defects.first ?? (item.said.isBroken ? 'a fault' : null),
    ...(usability[index] ?? { state: 'no-item' as const, doubt: null }),
  }));
  const value = weighed.map((candidate) => candidate.value);
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

/** Writes the recommendation in one or two sentences, without a model. */
function wordsOf(
  { item, close, reasons }: Pick<Recommendation, 'item' | 'close' | 'reasons'>,
  values: readonly ItemValue[],
): string {
  const [first, second] = reasons.map(clauseOf);
  const overall = values.find((value) => value.item === item)?.overall ?? null;
  const score = overall === null ? '' : ` with ${overall} of 100`;
  const lead = `Item ${item} is the best value${score}${close ? ', if only just' : ''}`;
  const because = [first, second].filter((clause) => clause !== undefined);
  return because.length === 0 ? `${lead}.` : `${lead}: ${because.join(', and ')}.`;
}

/** Returns a reason to follow "because": 'it costs $62 less than the typical local price of $345'. */
function clauseOf(reason: Reason): string {
  const { figure, text } = reasonText(reason);
  switch (reason.kind) {
    case 'below-median':
      return `it is ${figure} ${text}`;
    case 'cheapest':
      return `it costs ${figure} ${text}`;
    case 'best-fact':
      return `it has ${figure} ${text}`;
    case 'condition':
      return `it is ${figure}, ${text}`;
    case 'closer':
      return `it is ${figure} ${text}`;
    case 'rating':
      return `its seller is rated ${figure}`;
    case 'facts':
      return `its seller states ${reason.stated} of ${reason.rows} facts`;
  }
}
