import { readFileSync } from 'node:fs';
import { CATEGORY_SLUGS, type CategorySlug } from '../../../../../shared/taxonomy.ts';
import {
  amountAt,
  namedItemOf,
  readingOf,
  stem,
} from '../../../../items/item-language/server/item-language.ts';
import { FEATURE_COUNT, featuresOf, readWords, type ReadWords } from './category-features.ts';
import { withoutChatter } from './chatter.ts';

export interface CategoryCandidate {
  category: CategorySlug;
  /** From 0 to 1. */
  probability: number;
}

export interface FoundCategory {
  /** The most probable; null only if the text says nothing about an item. */
  category: CategorySlug | null;
  /** The words that name the item, as typed but in lower case: "moka pot"; null if none is known. */
  kind: string | null;
  /** The maker of the item, as it is written; null if none is known. */
  maker: string | null;
  /** The text looks for an item instead of selling one. */
  isWanted: boolean;
  /** The two most probable, the better one first; empty without a category. */
  candidates: CategoryCandidate[];
}

/** How much the kind of the item counts beside what the model has learned from words. */
const KIND_SCORE = 3;
/** The same where only a quality, a brand or a later phrase tells the kind. */
const UNSURE_KIND_SCORE = 1.5;
/** Real ads are less clear than those the model learned from: above 1, it is less sure of itself. */
const TEMPERATURE = 1.5;

/** Below, the seller is offered both candidates. */
const SURE = 0.7;
const NAMES_SOMETHING = /[a-z]{2}|^[a-z]\d/;
const LINK = /\bhttps?:\/\/\S+|\bwww\.\S+/gi;

/** Words that say nothing about what is sold. */
const EMPTY_WORDS = new Set(
  `a an the this that these those it its i im ive my our your we you he she they me us to of for from in on at by with and or but is are was
  were be been has have had do does not no yes so very really just only all any some new used old good great nice sell selling sale sold
  asking ask price obo best offer firm cash only free dollar buck usd eur gbp pound euro each both pick up pickup delivery hi hello hey
  please thank hundred thousand one two three four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety um uh
  something stuff thing item test need gone must go want get got now today condition excellent cheap look like sorry wait mean actually`
    .split(/\s+/)
    .map(stem),
);

/** Whether nobody needs to be asked which of the two candidates is right. */
export const isSure = ([best]: readonly CategoryCandidate[]): boolean =>
  best !== undefined && best.probability >= SURE;

/** "Looking for sixty bucks for a wheelbarrow" sells one. */
function asksForMoney(text: string): boolean {
  const reading = readingOf(text.slice(0, 100));
  const at = reading.words.findIndex(
    (word, index) => word === 'for' && reading.words[index - 1] === 'looking',
  );
  return at >= 0 && amountAt(reading, at + 1)?.isMoney === true;
}

/** Finds the category of the item that a text offers, and the words that name it. */
export function findCategory(text: string): FoundCategory {
  const plain = text.replaceAll(LINK, ' ');
  const { item, named: kind, isSure: isNamed } = namedItemOf(withoutChatter(plain, true));
  const maker = item.brand;
  const isWanted = item.isWanted && !asksForMoney(plain);
  const read = readWords(plain);
  if (!read.words.some((word) => NAMES_SOMETHING.test(word) && !EMPTY_WORDS.has(word))) {
    return { category: null, kind, maker, isWanted, candidates: [] };
  }
  const scores = scoreCategories(read);
  const candidates = CATEGORY_SLUGS.map((category, at) => {
    const ofKind = item.category !== category ? 0 : isNamed ? KIND_SCORE : UNSURE_KIND_SCORE;
    const score = (scores[at] ?? 0) + ofKind;
    return { category, probability: Math.exp(score / TEMPERATURE) };
  });
  const sum = candidates.reduce((total, { probability }) => total + probability, 0);
  for (const candidate of candidates) candidate.probability /= sum;
  candidates.sort((a, b) => b.probability - a.probability);
  return {
    category: candidates[0]?.category ?? null,
    kind,
    maker,
    isWanted,
    candidates: candidates.slice(0, 2),
  };
}

const CLASSES = CATEGORY_SLUGS.length;
/** Written by `npm run generate` from the lists in `category-training`. */
const file = readFileSync(new URL('category-weights.generated.bin', import.meta.url));
const scale = file.readFloatLE(0);
const weights = new Int8Array(file.buffer, file.byteOffset + 4, FEATURE_COUNT * CLASSES);

/** How strongly the trained model finds that the text speaks for each category, in their order. */
function scoreCategories(text: ReadWords): Float64Array {
  const { count, places, values } = featuresOf(text);
  const scores = new Float64Array(CLASSES);
  for (let at = 0; at < count; at += 1) {
    const from = (places[at] ?? 0) * CLASSES;
    const value = (values[at] ?? 0) * scale;
    for (let c = 0; c < CLASSES; c += 1) scores[c] = (scores[c] ?? 0) + value * (weights[from + c] ?? 0);
  }
  return scores;
}
