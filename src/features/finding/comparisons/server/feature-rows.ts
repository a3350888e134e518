import type { ComparedKind, Fact, FactId } from '../../../items/item-language/server/item-language.ts';
import type { FeatureRow, FeatureValue } from '../contract/comparison.ts';
import { FEATURE_IDS, FEATURES } from './features.ts';
import type { ReadItem } from './item.ts';
import type { RankedFact } from './value.ts';

/** A row for each feature that at least one seller states, and for the few that buyers of the kind ask about. */
export function featureRows({ asked }: ComparedKind, items: readonly ReadItem[], now: Date): FeatureRow[] {
  return FEATURE_IDS.filter(
    (feature) => asked.includes(feature) || items.some(({ said: { facts } }) => facts[feature] !== undefined),
  ).map((feature) => featureRow(feature, items, now));
}

function featureRow(feature: FactId, items: readonly ReadItem[], now: Date): FeatureRow {
  const { label, question, rank = null } = FEATURES[feature];
  const stated = items.map((item) => item.said.facts[feature]);
  const amounts = stated.flatMap((fact) => amountOf(fact, now) ?? []);
  const best = bestOf(amounts, rank);
  return {
    feature,
    label,
    rank,
    differs: new Set(stated.map((fact) => comparable(fact))).size > 1,
    values: items.map((item): FeatureValue => {
      const fact = item.said.facts[feature];
      if (fact === undefined) {
        return {
          item: item.item,
          stated: false,
          value: null,
          good: null,
          best: false,
          source: null,
          question: item.canAsk ? questionAbout(item.title, question) : null,
        };
      }
      const { value, good, source } = fact;
      return {
        item: item.item,
        stated: true,
        value,
        good,
        best: best !== null && amountOf(fact, now) === best,
        source,
        question: null,
      };
    }),
  };
}

/** The facts that can be ranked, with what the items state of them in their order. */
export function rankedFacts(items: readonly ReadItem[], now: Date): RankedFact[] {
  return FEATURE_IDS.flatMap((feature) => {
    const { rank } = FEATURES[feature];
    if (rank === undefined) return [];
    return [{ feature, rank, amounts: items.map((item) => amountOf(item.said.facts[feature], now)) }];
  });
}

/** To compare it with what others state; an age that counts from a year is that of the middle of the year, in months. */
const amountOf = (fact: Fact | undefined, now: Date): number | undefined =>
  fact?.sinceYear === undefined ? fact?.amount : -(now.getUTCFullYear() - fact.sinceYear) * 12 - 6;

const comparable = (fact: Fact | undefined): string =>
  fact === undefined ? '' : String(fact.value).toLowerCase();

/** The best of several amounts; null where there is nothing to compare, or all are the same. */
function bestOf(amounts: readonly number[], rank: FeatureRow['rank']): number | null {
  if (rank === null || new Set(amounts).size < 2) return null;
  return rank === 'lower' ? Math.min(...amounts) : Math.max(...amounts);
}

/** A whole message to the seller. */
const questionAbout = (title: string, question: string): string =>
  `Hi! I'm interested in "${title}". ${question}`;
