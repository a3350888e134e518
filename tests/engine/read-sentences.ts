import { readFileSync } from 'node:fs';
import type { CategorySlug, ConditionSlug } from '../../src/shared/taxonomy.ts';
import { CATEGORY_CODES } from './category-codes.ts';

/** The engine is tuned on the first part only; the others measure, each written after the one before was right. */
export const PARTS = ['tune', 'check', 'held out', 'blind'] as const;

/** What somebody says or types, and what the draft must be. */
export interface Sentence {
  group: string;
  part: (typeof PARTS)[number];
  text: string;
  /** US cents, each of them right; null for none. */
  prices: (number | null)[];
  /** Empty where any will do. */
  categories: CategorySlug[];
  conditions: (ConditionSlug | null)[];
  /** In the title, or not in it. */
  words: string[];
  notWords: string[];
}

const CONDITIONS: Readonly<Record<string, ConditionSlug>> = {
  n: 'new',
  l: 'like-new',
  g: 'good',
  f: 'fair',
  p: 'poor',
};

export function readSentences(): Sentence[] {
  const found: Sentence[] = [];
  let group = '';
  for (const line of linesOf('casual-sentences.txt')) {
    if (line.startsWith('[')) {
      group = line.slice(1, -1);
      continue;
    }
    const [text = '', price = '', category = '', condition = '', must = '', mustNot = ''] = line.split('|');
    found.push({
      group,
      part: partOf(group, found.length),
      text: text.replaceAll('\\n', '\n'),
      prices: price.split('/').map((one) => (one === '-' ? null : Math.round(Number(one) * 100))),
      categories: category.split('/').flatMap((one) => CATEGORY_CODES[one] ?? []),
      conditions: condition.split('/').map((one) => CONDITIONS[one] ?? null),
      words: words(must),
      notWords: words(mustNot),
    });
  }
  return found;
}

/** Sentences that name no price, though most have numbers. */
export const readUnpricedSentences = (): string[] => linesOf('unpriced-sentences.txt');

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const words = (list: string): string[] => list.split(' ').filter(Boolean);

function partOf(group: string, at: number): Sentence['part'] {
  if (group === 'held out') return group;
  if (group.startsWith('blind')) return 'blind';
  return at % 2 === 0 ? 'tune' : 'check';
}
