import type { ComparedKind, Fact, FactId } from '../../../items/item-language/server/item-language.ts';
import type { FeatureRow, FeatureValue } from '../contract/comparison.ts';
import type { ReadItem } from './item.ts';
import type { RankedFact } from './value.ts';

/** A feature to compare listings by. */
interface Feature {
  label: string;
  /** The question for a seller who does not state it. */
  question: string;
  /** Which value is better, if values can be ranked. */
  rank?: 'higher' | 'lower' | 'newer';
}

/** The features in the order of the table. */
const FEATURES: Readonly<Record<FactId, Feature>> = {
  brand: { label: 'Brand', question: 'What brand is it?' },
  year: { label: 'Year', question: 'What year is it?', rank: 'newer' },
  mileage: { label: 'Mileage', question: "What's the mileage?", rank: 'lower' },
  title: { label: 'Title', question: 'Is there a clean title in hand?' },
  processor: { label: 'Processor', question: 'Which processor does it have?' },
  memory: { label: 'Memory', question: 'How much memory does it have?', rank: 'higher' },
  storage: { label: 'Storage', question: 'How much storage does it have?', rank: 'higher' },
  'battery-health': { label: 'Battery health', question: "How's the battery health?", rank: 'higher' },
  'screen-size': { label: 'Screen size', question: 'What screen size is it?' },
  'clothing-size': { label: 'Size', question: 'What size is it?' },
  'frame-size': { label: 'Frame size', question: 'What frame size is it?' },
  'mattress-size': { label: 'Size', question: 'What size is it?' },
  'case-size': { label: 'Case size', question: 'How wide is the case?' },
  dimensions: { label: 'Dimensions', question: 'What are the dimensions?' },
  height: { label: 'Height', question: 'How tall is it?' },
  length: { label: 'Length', question: 'How long is it?' },
  weight: { label: 'Weight', question: 'How heavy is it?' },
  material: { label: 'Material', question: "What's it made of?" },
  color: { label: 'Color', question: 'What color is it?' },
  damage: { label: 'Damage', question: 'Any scratches, cracks or other damage?' },
  working: { label: 'In working order', question: 'Does everything work?' },
  age: { label: 'Age', question: 'How old is it?', rank: 'newer' },
  unlocked: { label: 'Unlocked', question: 'Is it unlocked?' },
  'original-box': { label: 'Original box', question: 'Do you still have the box?' },
  charger: { label: 'Charger', question: 'Does a charger come with it?' },
  cables: { label: 'Cables', question: 'Do the cables come with it?' },
  remote: { label: 'Remote', question: 'Does the remote come with it?' },
  case: { label: 'Case', question: 'Does a case come with it?' },
  accessories: { label: 'Accessories', question: 'What comes with it?' },
  complete: { label: 'Complete', question: 'Is it complete?' },
  warranty: { label: 'Warranty', question: 'Is there any warranty left?' },
  receipt: { label: 'Proof of purchase', question: 'Do you have the receipt?' },
  'smoke-free': { label: 'Smoke-free home', question: 'Is it from a smoke-free home?' },
  'pet-free': { label: 'Pet-free home', question: 'Is it from a pet-free home?' },
};

export const FEATURE_IDS = Object.keys(FEATURES) as FactId[];

/** Returns a row for each feature that at least one seller states, and for those that buyers of this kind ask about. */
export function featureRows(
  { asked: compared }: ComparedKind,
  items: readonly ReadItem[],
  now: Date,
): FeatureRow[] {
  return FEATURE_IDS.filter(
    (feature) =>
      compared.includes(feature) || items.some(({ said: { facts } }) => facts[feature] !== undefined),
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
    values: items.map(({ item, said: facts, canAsk, title }): FeatureValue => {
      const fact = facts.facts[feature];
      return {
        item,
        stated: fact !== undefined,
        value: fact?.value ?? null,
        good: fact?.good ?? null,
        best: best !== null && amountOf(fact, now) === best,
        source: fact?.source ?? null,
        question: fact === undefined && canAsk ? questionAbout(title, question) : null,
      };
    }),
  };
}

/** Returns the facts that can be ranked, with the amount that each item states. */
export function rankedFacts(items: readonly ReadItem[], now: Date): RankedFact[] {
  return FEATURE_IDS.flatMap((feature) => {
    const { rank } = FEATURES[feature];
    if (rank === undefined) return [];
    return [{ feature, rank, amounts: items.map((item) => amountOf(item.said.facts[feature], now)) }];
  });
}

/**
 * The amount to rank by. An age that counts from a year is in negative months, counted from the middle of that year.
 */
const amountOf = (fact: Fact | undefined, now: Date): number | undefined =>
  fact?.sinceYear === undefined ? fact?.amount : -(now.getUTCFullYear() - fact.sinceYear) * 12 - 6;

const comparable = (fact: Fact | undefined): string =>
  fact === undefined ? '' : String(fact.value).toLowerCase();

/** Returns the best amount; null if there is no ranking or all amounts are equal. */
function bestOf(amounts: readonly number[], rank: FeatureRow['rank']): number | null {
  if (rank === null || new Set(amounts).size < 2) return null;
  return rank === 'lower' ? Math.min(...amounts) : Math.max(...amounts);
}

/** Writes a complete message to the seller. */
const questionAbout = (title: string, question: string): string =>
  `Hi! I'm interested in "${title}". ${question}`;
