import { readFileSync } from 'node:fs';
import { FEATURE_IDS } from '../../src/features/finding/comparisons/server/feature-rows.ts';
import type { Fact, FactId } from '../../src/features/items/item-language/server/facts/fact.ts';
import { type ReadFacts, readFacts } from '../../src/features/items/item-language/server/facts/read-facts.ts';
import type { BuiltInCategory } from '../../src/shared/taxonomy.ts';
import { CATEGORY_CODES } from './category-codes.ts';

export interface FactText {
  category: BuiltInCategory;
  title: string;
  description: string;
  expected: { feature: FactId; values: string[] }[];
  /** Whether the reader may be tuned on it; the other half only measures. */
  half: 'tuned' | 'held out';
}

/** How a fact can be wrong; an opposite lies, an invention is stated nowhere. */
type Failure = 'opposite' | 'invented' | 'missed' | 'other value';

export interface FactResult {
  text: FactText;
  feature: FactId;
  values: string[];
  read: Fact | undefined;
  failure: Failure | null;
}

const NOW = new Date('2026-11-25T00:00:00Z');

/** Every second text of `fact-texts.txt` is held out. */
export const readFactTexts = (): FactText[] => [
  ...textsOf('fact-texts.txt', (at) => (at % 2 === 0 ? 'tuned' : 'held out')),
  ...textsOf('fact-texts-tuned.txt', () => 'tuned'),
];

function textsOf(name: string, halfOf: (at: number) => FactText['half']): FactText[] {
  const file = readFileSync(new URL(name, import.meta.url), 'utf8');
  const blocks = file.split('\n\n').filter((block) => !block.startsWith('#'));
  return blocks.map((block, index) => {
    const [head = '', description = '', expected = ''] = block.trim().split('\n');
    const [category = '', title = ''] = head.split(' | ');
    return {
      category: CATEGORY_CODES[category] ?? 'other',
      title,
      description,
      expected: expected.replace(/^= /, '').split('; ').map(expectation),
      half: halfOf(index),
    };
  });
}

function expectation(line: string): FactText['expected'][number] {
  const feature = FEATURE_IDS.find((id) => line.startsWith(`${id} `));
  if (feature === undefined) throw new Error(`Unknown feature in "${line}"`);
  return { feature, values: line.slice(feature.length + 1).split('/') };
}

export const factsOf = (text: FactText): ReadFacts['facts'] => readFacts(text, NOW).facts;

export function judgeFacts(text: FactText): FactResult[] {
  const facts = factsOf(text);
  return text.expected.map(({ feature, values }) => {
    const read = facts[feature];
    return { text, feature, values, read, failure: failureOf(values, read) };
  });
}

function failureOf(values: readonly string[], read: Fact | undefined): Failure | null {
  if (values.some((value) => matches(value, read))) return null;
  if (read === undefined) return 'missed';
  if (values[0] === '-') return 'invented';
  const isOpposite =
    (values.includes('yes') && read.good === false) || (values.includes('no') && read.good === true);
  return isOpposite ? 'opposite' : 'other value';
}

function matches(value: string, read: Fact | undefined): boolean {
  if (value === '-' || read === undefined) return value === '-' && read === undefined;
  if (value === 'yes' || value === 'no') return read.good === (value === 'yes');
  const stated = String(read.value).toLowerCase();
  if (value.startsWith('~')) return stated.includes(value.slice(1).toLowerCase());
  return stated === value.toLowerCase();
}
