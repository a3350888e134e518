import {
  type ReadDescription,
  readDescription,
} from '../../src/features/selling/listing-drafts/server/engine/read-description.ts';
import type { Sentence } from './read-sentences.ts';

export type Failure =
  | 'price wrong'
  | 'price missed'
  | 'price false'
  | 'condition'
  | 'category'
  | 'title misses'
  | 'title has';

export interface ReadSentence {
  sentence: Sentence;
  read: ReadDescription;
  /** What is wrong, and how. */
  failures: Map<Failure, string>;
}

/** Some of a whole. */
export interface Count {
  some: number;
  of: number;
}

/** How many drafts are right in a field, and in all of them. */
export interface DraftFigures {
  priceWhereStated: Count;
  priceWhereNone: Count;
  condition: Count;
  category: Count;
  title: Count;
  /** The price, condition and category: all but the title, which `titleF1` measures. */
  fieldsBesidesTitle: Count;
  allFields: Count;
  /** Of what is said, not written like an ad. */
  allFieldsOfSpeech: Count;
  /** How much of the titles is what a person would write, and the reverse: the mean of the harmonic means. */
  titleF1: number;
}

/** Words that no title may have. */
const CHATTER = [
  'um',
  'uh',
  'er',
  'selling',
  'asking',
  'bucks',
  'dollars',
  'obo',
  'sorry',
  'quid',
  'hi',
  'hey',
];

export function readSentence(sentence: Sentence): ReadSentence {
  const read = readDescription(sentence.text);
  const failures = new Map<Failure, string>();
  if (!sentence.prices.includes(read.priceCents)) {
    const stated = sentence.prices.some((price) => price !== null);
    const kind = stated ? (read.priceCents === null ? 'price missed' : 'price wrong') : 'price false';
    failures.set(kind, `${read.priceCents} for ${sentence.prices.join('/')}`);
  }
  if (!sentence.conditions.includes(read.condition)) {
    failures.set('condition', `${read.condition} for ${sentence.conditions.join('/')}`);
  }
  const { categories } = sentence;
  if (categories.length > 0 && (read.category === null || !categories.includes(read.category))) {
    failures.set('category', `${read.category} for ${categories.join('/')}`);
  }
  const title = read.title.toLowerCase();
  const titleWords = new Set(title.split(/[^\p{L}\p{N}'.&-]+/u));
  const missing = sentence.words.filter((word) => !title.includes(word));
  if (missing.length > 0) failures.set('title misses', `${missing.join(', ')} in "${read.title}"`);
  const extra = [...sentence.notWords, ...CHATTER].filter(
    (word) => titleWords.has(word) && !sentence.words.includes(word),
  );
  if (extra.length > 0) failures.set('title has', `${extra.join(', ')} in "${read.title}"`);
  return { sentence, read, failures };
}

export function draftFigures(results: readonly ReadSentence[]): DraftFigures {
  const without = (list: readonly ReadSentence[], ...kinds: Failure[]): Count =>
    count(list, ({ failures }) => !kinds.some((kind) => failures.has(kind)));
  const stated = results.filter(({ sentence }) => !sentence.prices.includes(null));
  const unstated = results.filter(({ sentence }) => sentence.prices.includes(null));
  const isRight = ({ failures }: ReadSentence) => failures.size === 0;
  return {
    priceWhereStated: without(stated, 'price wrong', 'price missed'),
    priceWhereNone: count(unstated, ({ failures }) => failures.has('price false')),
    condition: without(results, 'condition'),
    category: without(results, 'category'),
    title: without(results, 'title misses', 'title has'),
    fieldsBesidesTitle: without(
      results,
      'price wrong',
      'price missed',
      'price false',
      'condition',
      'category',
    ),
    allFields: count(results, isRight),
    allFieldsOfSpeech: count(
      results.filter(({ sentence }) => !sentence.group.startsWith('ads')),
      isRight,
    ),
    titleF1: meanTitleF1(results),
  };
}

function meanTitleF1(results: readonly ReadSentence[]): number {
  const shares = results.flatMap(({ sentence: { title }, read }) =>
    title === null ? [] : titleF1(read.title, title),
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function titleF1(made: string, expected: string): number {
  const [ours, theirs] = [wordsOf(made), wordsOf(expected)];
  const rest = [...theirs];
  let common = 0;
  for (const word of ours) {
    const index = rest.indexOf(word);
    if (index < 0) continue;
    rest.splice(index, 1);
    common += 1;
  }
  return common === 0 ? 0 : (2 * common) / (ours.length + theirs.length);
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*/gu) ?? [];

const count = <T>(list: readonly T[], counts: (one: T) => boolean): Count => ({
  some: list.filter(counts).length,
  of: list.length,
});
