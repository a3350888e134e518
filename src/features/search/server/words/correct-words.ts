import type { Database } from '../../../../platform/server/db/database.ts';
import type { TypedWord } from '../query/read-terms.ts';
import { KNOWN_WORDS } from '../query/synonyms.ts';
import { formsOf } from '../query/word-forms.ts';
import { closestWord } from './closest-word.ts';
import { insideWords } from './inside-words.ts';
import { countsOf, type WordCounts } from './word-counts.ts';

export interface CorrectedWord {
  typed: TypedWord;
  meant: string;
}

/** A word that fewer listings have is corrected where another is much more common. */
const RARE = 3;
const MUCH_MORE = 20;
/** The parts of two words that were written as one. */
const SHORTEST_PART = 3;

/** Which of the words of a search were meant as others, by the words that listings have. */
export async function correctWords(
  db: Database,
  words: readonly TypedWord[],
  counts: WordCounts,
): Promise<CorrectedWord[]> {
  const rare = words.filter(({ word }) => counts.of(formsOf(word)).listings < RARE && !KNOWN_WORDS.has(word));
  if (rare.length === 0) return [];
  const inside = await insideWords(
    db,
    rare.map(({ word }) => ({ words: [word] })),
  );
  const corrected = await Promise.all(
    rare.map(async (typed): Promise<CorrectedWord[]> => {
      const { word } = typed;
      const known = Math.max(counts.of(formsOf(word)).listings, inside.get(word)?.listings ?? 0);
      const closest = await closestWord(db, word, { isKnown: known > 0 });
      if (closest && closest.listings >= known * MUCH_MORE) return [{ typed, meant: closest.word }];
      const parts = known === 0 ? await partsOf(db, word) : undefined;
      return parts === undefined ? [] : [{ typed, meant: parts }];
    }),
  );
  return corrected.flat();
}

/** Two words that were written as one, such as "air fryer" for "airfryer". */
async function partsOf(db: Database, word: string): Promise<string | undefined> {
  const splits = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => {
    const end = at + SHORTEST_PART;
    return [word.slice(0, end), word.slice(end)] as const;
  });
  const counts = await countsOf(db, splits.flat());
  const [best] = splits
    .map(([first, second]) => ({
      text: `${first} ${second}`,
      names: Math.min(counts.of([first]).names, counts.of([second]).names),
    }))
    .toSorted((a, b) => b.names - a.names);
  return best && best.names >= RARE ? best.text : undefined;
}
