import type { FeatureRow, FeatureValue } from '../../contract/comparison.ts';
import type { Item } from '../item.ts';
import type { Fact } from './fact.ts';
import { FEATURE_IDS, featureOf, type FeatureId } from './features.ts';
import type { ComparedKind } from './item-kinds.ts';
import type { ReadFacts } from './read-facts.ts';

type ReadItem = Pick<ReadFacts, 'facts'> & { item: Item };

/** A row for each feature that at least one seller states, and for the few that buyers of the kind ask about. */
export function featureRows({ asked }: ComparedKind, items: readonly ReadItem[]): FeatureRow[] {
  return FEATURE_IDS.filter(
    (feature) => asked.includes(feature) || items.some(({ facts }) => facts.has(feature)),
  ).map((feature) => featureRow(feature, items));
}

function featureRow(feature: FeatureId, items: readonly ReadItem[]): FeatureRow {
  const { label, question, rank = null } = featureOf(feature);
  const stated = items.map(({ facts }) => facts.get(feature));
  const amounts = stated.flatMap((fact) => fact?.amount ?? []);
  const best = bestOf(amounts, rank);
  return {
    feature,
    label,
    rank,
    differs: new Set(stated.map((fact) => comparable(fact))).size > 1,
    values: items.map(({ item, facts }): FeatureValue => {
      const fact = facts.get(feature);
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
      const { value, good, source, amount } = fact;
      return {
        item: item.item,
        stated: true,
        value,
        good,
        best: best !== null && amount === best,
        source,
        question: null,
      };
    }),
  };
}

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
