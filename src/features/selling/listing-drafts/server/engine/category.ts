import { TextClassifier } from '../../../../../platform/server/text-classifier/text-classifier.ts';
import { CATEGORY_SLUGS, type CategorySlug, type ReaderCategory } from '../../../../../shared/taxonomy.ts';
import {
  amountAt,
  namedItemOf,
  readingOf,
  stem,
} from '../../../../items/item-language/server/item-language.ts';
import { featuresOf, readWords } from './category-features.ts';
import { withoutChatter } from './chatter.ts';
import { createWordsTest, itemWordsOf } from './operator-words.ts';

export interface CategoryCandidate {
  category: CategorySlug;
  /** From 0 to 1. */
  probability: number;
}

export interface FoundCategory {
  /** The most probable category; null if the text does not describe an item. */
  category: CategorySlug | null;
  /** The words that name the item, in lowercase: "moka pot"; null if unknown. */
  kind: string | null;
  /** The maker of the item in its usual spelling; null if unknown. */
  maker: string | null;
  /** Whether the text is a wanted ad. */
  isWanted: boolean;
  /** The two most probable categories, best first; empty if there is none. */
  candidates: CategoryCandidate[];
}

/** Score for the category of the recognized kind, added to the model's scores. */
const KIND_SCORE = 3;
/** The same if several words name it, because these rarely mean something else: "hot wheels cars". */
const LONG_KIND_SCORE = 4;
/** The same if only a quality, a brand or a later phrase names the kind. */
const UNSURE_KIND_SCORE = 1.5;
/** Softmax temperature. Above 1, because real ads are less clear than the training data. */
const TEMPERATURE = 1.5;

/** Below this probability, the seller chooses between both candidates. */
const MIN_SURE = 0.7;
const NAMES_SOMETHING = /[a-z]{2}|^[a-z]\d/;
const LINK = /\bhttps?:\/\/\S+|\bwww\.\S+/gi;

/** Words that do not describe an item. */
const EMPTY_WORDS = new Set(
  `a an the this that these those it its i im ive my our your we you he she they me us to of for from in on at by with and or but is are was
  were be been has have had do does not no yes so very really just only all any some new used old good great nice sell selling sale sold
  asking ask price obo best offer firm cash only free dollar buck usd eur gbp pound euro each both pick up pickup delivery hi hello hey
  please thank hundred thousand one two three four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety um uh
  something stuff thing item test need gone must go want get got now today condition excellent cheap look like sorry wait mean actually`
    .split(/\s+/)
    .map(stem),
);

/** Whether the best candidate is certain enough not to ask the seller. */
export const isSure = ([best]: readonly CategoryCandidate[]): boolean =>
  best !== undefined && best.probability >= MIN_SURE;

/** Whether "looking for" refers to money: "Looking for sixty bucks for a wheelbarrow" is not a wanted ad. */
function asksForMoney(text: string): boolean {
  const reading = readingOf(text.slice(0, 100));
  const forIndex = reading.words.findIndex(
    (word, index) => word === 'for' && reading.words[index - 1] === 'looking',
  );
  return forIndex >= 0 && amountAt(reading, forIndex + 1)?.isMoney === true;
}

/** Added to the best score of all others if the text has words that operators chose for a category. */
const OPERATOR_SCORE = 3;

/**
 * Finds the category of the offered item, and the words that name it.
 * @param categories Those of the site. Hidden ones are never found.
 */
export function findCategory(text: string, categories: readonly ReaderCategory[] = []): FoundCategory {
  const plain = text.replaceAll(LINK, ' ');
  const { item, named: kind, isSure: isNamed } = namedItemOf(withoutChatter(plain, true));
  const maker = item.brand;
  const isWanted = item.isWanted && !asksForMoney(plain);
  const read = readWords(plain);
  if (!read.words.some((word) => NAMES_SOMETHING.test(word) && !EMPTY_WORDS.has(word))) {
    return { category: null, kind, maker, isWanted, candidates: [] };
  }
  const scores = model.scores(featuresOf(read));
  const namedScore = kind?.includes(' ') ? LONG_KIND_SCORE : KIND_SCORE;
  const known = CATEGORY_SLUGS.map((category, index) => {
    const ofKind = item.category !== category ? 0 : isNamed ? namedScore : UNSURE_KIND_SCORE;
    const score = (scores[index] ?? 0) + ofKind;
    return { category: category as CategorySlug, score };
  });
  const best = Math.max(...known.map(({ score }) => score));
  const itemWords = itemWordsOf(plain);
  const named = categories.filter(({ words }) => createWordsTest(words)(itemWords)).map(({ slug }) => slug);
  const hidden = categories.filter(({ isHidden }) => isHidden).map(({ slug }) => slug);
  const candidates = [
    ...known.filter(({ category }) => !named.includes(category)),
    ...named.map((category) => ({ category, score: best + OPERATOR_SCORE })),
  ]
    .filter(({ category }) => !hidden.includes(category))
    .map(({ category, score }) => ({ category, probability: Math.exp(score / TEMPERATURE) }));
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

/** Generated by `npm run generate` from the lists in `category-training`. */
const model = new TextClassifier(
  new URL('category-weights.generated.bin', import.meta.url),
  CATEGORY_SLUGS.length,
);
