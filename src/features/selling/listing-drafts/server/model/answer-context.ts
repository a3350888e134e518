import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { cleanText } from '../engine/clean-text.ts';
import { type KnownFacts, knownFacts } from './known-facts.ts';
import { isOrdinary, isSmallWord } from './seen-words.ts';

/** What an answer about a photo is checked against. */
export interface AnswerContext {
  sellerText: string;
  facts: KnownFacts;
  category: CategorySlug | null;
  /** The title of the answer, in lowercase. */
  title: string;
  /** Words that its description writes in lowercase. */
  lowerCase: ReadonlySet<string>;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*/gu;

export const wordsIn = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => word);

/** Whether at least half of the words are known English words. */
export function isEnglish(text: string): boolean {
  const words = wordsIn(text).filter((word) => /\p{L}/u.test(word));
  const known = words.filter(
    (word) => isSmallWord(word) || FUNCTION_WORDS.has(word.toLowerCase()) || isOrdinary(word),
  );
  return known.length * 2 >= words.length;
}

/** Other common words of English sentences. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'is are has have it its this that there they them which what looks look appears appear no not very also be as or but i you my your'.split(
    ' ',
  ),
);

/** Whether most words are capitalized, so that capitals do not indicate names. */
export function isTitleCase(text: string): boolean {
  const words = wordsIn(text).filter((word) => /^\p{L}/u.test(word) && !isSmallWord(word));
  return words.length > 1 && words.filter((word) => /^\p{Lu}/u.test(word)).length * 4 >= words.length * 3;
}

export function answerContext(
  sellerText: string,
  markings: readonly string[],
  { title, description, category }: { title: string; description: string; category: CategorySlug | null },
): AnswerContext {
  const sentences = cleanText(description);
  // If sentences start in lowercase, capitals do not indicate names either.
  const tells = /^\W*\p{Lu}/u.test(sentences) && isEnglish(sentences) && !isTitleCase(sentences);
  return {
    sellerText,
    facts: knownFacts(sellerText, markings),
    category,
    title: title.toLowerCase(),
    lowerCase: new Set(tells ? wordsIn(sentences).filter((word) => word === word.toLowerCase()) : []),
  };
}
