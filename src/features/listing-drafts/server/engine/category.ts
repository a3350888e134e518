import { CATEGORY_SLUGS, type CategorySlug } from '../../../../shared/taxonomy.ts';
import { readWords, singular } from './category-features.ts';
import { findKnownWords } from './category-lexicon.ts';
import { scoreCategories } from './category-model.ts';

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
  /** The two most probable, the better one first; empty without a category. */
  candidates: CategoryCandidate[];
}

/** How much the words of the lexicon count beside what the model has learned. */
const LEXICON_SHARE = 0.5;
/** Real ads are less clear than those the model learned from: above 1, it is less sure of itself. */
const TEMPERATURE = 1.5;

/** Below, the seller is offered both candidates. */
const SURE = 0.7;
const NAMES_SOMETHING = /[a-z][a-z\d]/;

/** Words that say nothing about what is sold. */
const EMPTY_WORDS = new Set(
  `a an the this that these those it its i im ive my our your we you he she they me us to of for from in on at by with and or but is are was
  were be been has have had do does not no yes so very really just only all any some new used old good great nice sell selling sale sold
  asking ask price obo best offer firm cash only free dollar buck usd eur gbp pound euro each both pick up pickup delivery hi hello hey
  please thank hundred thousand one two three four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety um uh
  something stuff thing item test need gone must go want get got now today condition excellent cheap look like`
    .split(/\s+/)
    .map(singular),
);

/** Whether nobody needs to be asked which of the two candidates is right. */
export const isSure = ([best]: readonly CategoryCandidate[]): boolean =>
  best !== undefined && best.probability >= SURE;

/** Finds the category of the item that a text offers, and the words that name it. */
export function findCategory(text: string): FoundCategory {
  const { scores: known, kind } = findKnownWords(text);
  const read = readWords(text);
  if (!read.words.some((word) => NAMES_SOMETHING.test(word) && !EMPTY_WORDS.has(word))) {
    return { category: null, kind, candidates: [] };
  }
  const scores = scoreCategories(read);
  const candidates = CATEGORY_SLUGS.map((category, at) => {
    const score = (scores[at] ?? 0) + LEXICON_SHARE * (known.get(category) ?? 0);
    return { category, probability: Math.exp(score / TEMPERATURE) };
  });
  const sum = candidates.reduce((total, { probability }) => total + probability, 0);
  for (const candidate of candidates) candidate.probability /= sum;
  candidates.sort((a, b) => b.probability - a.probability);
  return { category: candidates[0]?.category ?? null, kind, candidates: candidates.slice(0, 2) };
}
