import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import type { Fact, Sentence } from './fact.ts';
import { type Clause, clausesOf, sentencesOf } from './sentences.ts';

/** A sentence with its clauses. */
export interface ReadSentence extends Sentence {
  clauses: readonly Clause[];
}

/** A listing's text, prepared for reading facts. */
export interface ReadText {
  sentences: readonly ReadSentence[];
  category: CategorySlug;
  /** The plural kind of the item, such as 'phones'. */
  kind: string;
  now: Date;
}

export function readText(
  { title, description, category }: { title: string; description: string; category: CategorySlug },
  kind: string,
  now: Date,
): ReadText {
  const sentences = sentencesOf(title, description).map((sentence) => ({
    ...sentence,
    clauses: clausesOf(sentence.text, title),
  }));
  return { sentences, category, kind, now };
}

type Found = Omit<Fact, 'source'>;

/** Returns the first fact that a clause states, with its sentence; null if there is none. */
export function firstFact(
  { sentences }: Pick<ReadText, 'sentences'>,
  read: (clause: Clause, sentence: ReadSentence) => Found | null,
): Fact | null {
  for (const sentence of sentences) {
    for (const clause of sentence.clauses) {
      const fact = read(clause, sentence);
      if (fact !== null) return { ...fact, source: sentence.text };
    }
  }
  return null;
}

/** Removes text about other items, such as 'for iPhone 13' or 'compatible with Nikon'. */
export const withoutOthers = (text: string): string =>
  text.replace(
    /\b(?:fits?|off (?:of )?(?:an?|my|the)|for(?! sale)|compatible with|works with|works on|suits?|similar to|like an?|upgraded? to|bought an?|got an?|not an?|replaced by|instead of|looking for|trade for|swap for)\b.*$/i,
    '',
  );
