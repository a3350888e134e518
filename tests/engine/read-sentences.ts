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
  /** The title that a person would write, where the file has one. */
  title: string | null;
}

const CONDITIONS: Readonly<Record<string, ConditionSlug>> = {
  n: 'new',
  l: 'like-new',
  g: 'good',
  f: 'fair',
  p: 'poor',
};

export function readSentences(): Sentence[] {
  const sentences: Sentence[] = [];
  let group = '';
  for (const line of linesOf('casual-sentences.txt')) {
    if (line.startsWith('[')) {
      group = line.slice(1, -1);
      continue;
    }
    sentences.push(sentenceOf(line, group, partOf(group, sentences.length)));
  }
  return sentences;
}

/** How people give an item: by voice, typed into one field, or as an ad that they paste; and later texts of the same. */
export const SOURCES = [
  'spoken',
  'typed',
  'ads',
  'spoken-later',
  'typed-later',
  'spoken-stories',
  'typed-stories',
  'spoken-everyday',
  'typed-everyday',
  'spoken-varied',
  'typed-varied',
  'typed-recent',
  'spoken-broad',
  'typed-broad',
  'spoken-neighbors',
  'typed-neighbors',
  'spoken-messy',
  'typed-messy',
  'typed-hurried',
  'spoken-corrected',
  'typed-tired',
  'typed-terse',
  'typed-unseen',
  'typed-assorted',
  'typed-plain',
] as const;

/** The sources of which all texts are in one part. */
const WHOLE: Readonly<Record<string, Sentence['part']>> = {
  'spoken-broad': 'tune',
  'typed-broad': 'tune',
  'typed-hurried': 'tune',
  'typed-terse': 'tune',
  'typed-unseen': 'tune',
  'typed-assorted': 'tune',
  'spoken-neighbors': 'held out',
  'typed-neighbors': 'held out',
  'typed-plain': 'held out',
};

/** Longer texts by source, in `draft-texts`; every second one is held out, except in those of `WHOLE`. */
export const readDraftTexts = (): Sentence[] =>
  SOURCES.flatMap((source) =>
    linesOf(`draft-texts/${source}.txt`).map((line, index) =>
      sentenceOf(line, `${source} texts`, WHOLE[source] ?? (index % 2 === 0 ? 'tune' : 'held out')),
    ),
  );

function sentenceOf(line: string, group: string, part: Sentence['part']): Sentence {
  const [text = '', price = '', category = '', condition = '', must = '', mustNot = '', title] =
    line.split('|');
  return {
    group,
    part,
    text: text.replaceAll('\\n', '\n'),
    prices: pricesOf(price),
    categories: category.split('/').flatMap((one) => CATEGORY_CODES[one] ?? []),
    conditions: condition.split('/').map((one) => CONDITIONS[one] ?? null),
    words: words(must),
    notWords: words(mustNot),
    title: title ?? null,
  };
}

const pricesOf = (list: string): (number | null)[] =>
  list.split('/').map((one) => (one === '-' ? null : Math.round(Number(one) * 100)));

/** A text that sells nothing, or nothing that anybody can tell. */
export interface UnusualText {
  text: string;
  prices: (number | null)[];
  /** Whether the category stays open. */
  isUnknown: boolean;
}

export const readUnusualTexts = (): UnusualText[] =>
  linesOf('draft-texts/unusual.txt').map((line) => {
    const [price = '', category = '', text = ''] = line.split(' | ');
    const [low, high] = price.trim().split(' ');
    return { text, prices: pricesOf(high ?? low ?? '-'), isUnknown: category === '-' };
  });

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

/** What sellers say of the condition alone, in sets; the last one is all tuned on. */
export interface ConditionText {
  set: (typeof CONDITION_SETS)[number];
  text: string;
  conditions: (ConditionSlug | null)[];
  half: 'tuned' | 'held out';
}

export const CONDITION_SETS = [
  'conditions',
  'conditions-later',
  'conditions-stories',
  'conditions-everyday',
  'conditions-implied',
  'conditions-tuned',
] as const;

export const readConditionTexts = (): ConditionText[] =>
  CONDITION_SETS.flatMap((set) =>
    linesOf(`draft-texts/${set}.txt`).map((line, index): ConditionText => {
      const [conditions = '', text = ''] = line.split(' | ');
      return {
        set,
        text,
        conditions: conditions.split('/').map((one) => CONDITIONS[one] ?? null),
        half: index % 2 === 0 || set === 'conditions-tuned' ? 'tuned' : 'held out',
      };
    }),
  );
