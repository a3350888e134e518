import type { Database } from '../../../../../platform/server/db/database.ts';
import { KNOWN_WORDS, meantWords } from '../../../../items/item-language/server/item-language.ts';
import type { TypedWord } from '../query/read-terms.ts';
import { formsOf } from '../query/word-forms.ts';
import { closestWord, mayHaveTypos } from './closest-word.ts';
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
    ({ word }, at) =>
      meant[at] == null &&
      !KNOWN_WORDS.has(word) &&
      (mayHaveTypos(word) || mayBeTwo(word)) &&
      counts.of(formsOf(word)).listings < most,
  );
  const listingsWith = ({ word }: TypedWord) => counts.of(formsOf(word)).listings;
  const inside = await insideOf(
    db,
    unsure.filter((typed) => listingsWith(typed) === 0),
  );
  const corrected = await Promise.all(
    unsure.map(async (typed): Promise<CorrectedWord[]> => {
      const word = await (listingsWith(typed) > 0
        ? likelierWord(db, typed, listingsWith(typed))
        : likelyWords(db, typed, inside));
      return word === undefined ? [] : [{ typed, meant: word }];
    }),
  );
  return [...known, ...corrected.flat()];
}

const insideOf = async (db: Database, words: readonly TypedWord[]): Promise<Inside> =>
  words.length === 0
    ? new Map()
    : insideWords(
        db,
        words.map(({ word }) => ({ words: [word] })),
      );

type Inside = Awaited<ReturnType<typeof insideWords>>;

/** What is meant by a word that some listings have. The words that contain it are looked up only where one may be meant. */
async function likelierWord(db: Database, typed: TypedWord, listings: number): Promise<string | undefined> {
  const { word } = typed;
  const closest = await closestWord(db, word, { isKnown: true });
  if (closest === undefined || closest.listings < neededFor(word, closest.word, listings)) return undefined;
  const containing = containingIn(await insideOf(db, [typed]), word);
  if (containing === null) return undefined;
  const needed = neededFor(word, closest.word, listings, containing);
  return closest.listings >= needed ? closest.word : undefined;
}

/** What is meant by a word that no listing has as a whole: another one, or two. */
async function likelyWords(db: Database, { word }: TypedWord, inside: Inside): Promise<string | undefined> {
  const containing = containingIn(inside, word);
  if (containing === null) return undefined;
  const isKnown = containing.size > 0;
  const closest = await closestWord(db, word, { isKnown });
  if (closest && closest.listings >= neededFor(word, closest.word, 0, containing)) return closest.word;
  return isKnown ? undefined : partsOf(db, word);
}

/** The words that contain another, with their listings; null where they are too many to say what is meant. */
function containingIn(inside: Inside, word: string): ReadonlyMap<string, number> | null {
  const found = inside.get(word);
  return found === undefined ? new Map() : found.counts;
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
  containing: ReadonlyMap<string, number> = new Map(),
): number {
  const inOthers = [...containing]
    .filter(([other]) => other !== word && !other.includes(meant))
    .reduce((sum, [, count]) => sum + count, 0);
  if (isDoubling(word, meant)) return Math.max(listings, inOthers) * MORE;
  return Math.max(listings * (listings < RARE ? MUCH_MORE : FAR_MORE), inOthers * MUCH_MORE);
}

const mayBeTwo = (word: string): boolean => word.length >= 2 * SHORTEST_PART;

/** Two words that were written as one, such as "air fryer" for "airfryer". */
async function partsOf(db: Database, word: string): Promise<string | undefined> {
  if (!mayBeTwo(word)) return undefined;
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
