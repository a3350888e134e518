import type { Database } from '../../../../../platform/server/db/database.ts';
import { KNOWN_WORDS, meantWords } from '../../../../items/item-language/server/item-language.ts';
import type { TypedWord } from '../query/read-terms.ts';
import { formsOf } from '../query/word-forms.ts';
import { closestWord } from './closest-word.ts';
import { insideWords } from './inside-words.ts';
import { isDoubling } from './typos.ts';
import { countsOf, type WordCounts } from './word-counts.ts';

export interface CorrectedWord {
  typed: TypedWord;
  meant: string;
}

/** A word that fewer listings have is likely a typo of one that is much more common. */
const RARE = 3;
/** A word that more listings, and a larger share of them, have is no typo. */
const SHARED = 20;
const COMMON_SHARE = 0.005;
/** How many times as common another word has to be: for a rare word, a shared one, and one with a letter doubled. */
const MUCH_MORE = 20;
const FAR_MORE = 60;
const MORE = 4;
/** The parts of two words that were written as one. */
const SHORTEST_PART = 3;

/**
 * Which of the words of a search were meant as others: those that the kinds of items know as misspelled, and those that
 * listings have far less often than a word that is a slip away. Words of names and brands are right.
 */
export async function correctWords(
  db: Database,
  words: readonly TypedWord[],
  counts: WordCounts,
): Promise<CorrectedWord[]> {
  const meant = meantWords(words.map(({ word }) => word));
  const known = words.flatMap((typed, at): CorrectedWord[] => {
    const word = meant[at];
    return word == null ? [] : [{ typed, meant: word }];
  });
  const most = Math.max(SHARED, counts.total * COMMON_SHARE);
  const unsure = words.filter(
    ({ word }, at) => meant[at] == null && !KNOWN_WORDS.has(word) && counts.of(formsOf(word)).listings < most,
  );
  if (unsure.length === 0) return known;
  const inside = await insideWords(
    db,
    unsure.map(({ word }) => ({ words: [word] })),
  );
  const corrected = await Promise.all(
    unsure.map(async (typed): Promise<CorrectedWord[]> => {
      const { word } = typed;
      const { listings } = counts.of(formsOf(word));
      const found = inside.get(word);
      // One or two letters are in too many words to say what is meant.
      if (found?.counts === null) return [];
      const containing = found?.counts ?? new Map<string, number>();
      const closest = await closestWord(db, word, { isKnown: listings > 0 || containing.size > 0 });
      if (closest && closest.listings >= neededFor(word, closest.word, listings, containing))
        return [{ typed, meant: closest.word }];
      const parts = listings === 0 && containing.size === 0 ? await partsOf(db, word) : undefined;
      return parts === undefined ? [] : [{ typed, meant: parts }];
    }),
  );
  return [...known, ...corrected.flat()];
}

/**
 * How many listings have to have a word for it to be meant by another.
 * @param listings How many have the other as a whole word.
 * @param containing The words that contain it, with their listings; those that contain what is meant say nothing of it.
 */
function neededFor(
  word: string,
  meant: string,
  listings: number,
  containing: ReadonlyMap<string, number>,
): number {
  const inOthers = [...containing]
    .filter(([other]) => other !== word && !other.includes(meant))
    .reduce((sum, [, count]) => sum + count, 0);
  if (isDoubling(word, meant)) return Math.max(listings, inOthers) * MORE;
  return Math.max(listings * (listings < RARE ? MUCH_MORE : FAR_MORE), inOthers * MUCH_MORE);
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
