import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { cleanText } from '../engine/clean-text.ts';
import { type KnownFacts, knownFacts } from './known-facts.ts';
import { isOrdinary, isSmallWord } from './seen-words.ts';

/** What an answer about a photo is measured by. */
export interface AnswerContext {
  said: string;
  facts: KnownFacts;
  category: CategorySlug | null;
  /** The answer's title, in lower case. */
  title: string;
  /** Words that its description writes without a capital. */
  lowerCase: ReadonlySet<string>;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*/gu;

export const wordsIn = (text: string): string[] => [...text.matchAll(WORD)].map(([word]) => word);

/** Whether at least half of the words are English ones that are known here. */
export function isEnglish(text: string): boolean {
  const words = wordsIn(text).filter((word) => /\p{L}/u.test(word));
  const known = words.filter(
    (word) => isSmallWord(word) || FUNCTION_WORDS.has(word.toLowerCase()) || isOrdinary(word),
  );
  return known.length * 2 >= words.length;
}

/** What else English sentences about things are made of. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'is are has have it its this that there they them which what looks look appears appear no not very also be as or but i you my your'.split(
    ' ',
  ),
);

/** Most words begin with a capital, so that one says nothing. */
export function isTitleCase(text: string): boolean {
  const words = wordsIn(text).filter((word) => /^\p{L}/u.test(word) && !isSmallWord(word));
  return words.length > 1 && words.filter((word) => /^\p{Lu}/u.test(word)).length * 4 >= words.length * 3;
}

export function answerContext(
  said: string,
  markings: readonly string[],
  { title, description, category }: { title: string; description: string; category: CategorySlug | null },
): AnswerContext {
  const sentences = cleanText(description);
  // Where sentences begin without a capital, the others say nothing either.
  const tells = /^\W*\p{Lu}/u.test(sentences) && isEnglish(sentences) && !isTitleCase(sentences);
  return {
    said,
    facts: knownFacts(said, markings),
    category,
    title: title.toLowerCase(),
    lowerCase: new Set(tells ? wordsIn(sentences).filter((word) => word === word.toLowerCase()) : []),
  };
}
