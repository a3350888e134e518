import type { Database } from '../../../../../platform/server/db/database.ts';
import { KNOWN_WORDS, meantWords } from '../../../../items/item-language/server/item-language.ts';
import type { TypedWord } from '../query/read-terms.ts';
import { closestWord, mayHaveTypos } from './closest-word.ts';
import type { FindInside } from './inside-words.ts';
import { isDoubling } from './typos.ts';
import { countsOf, type WordCounts } from './word-counts.ts';

export interface CorrectedWord {
  typed: TypedWord;
  meant: string;
}

/** Words in fewer listings than this are probably typos of much more common words. */
const MIN_LISTINGS = 3;
/** Words in more listings than this, and above a minimum share, are not typos. */
const MAX_TYPO_LISTINGS = 20;
const MAX_TYPO_SHARE = 0.005;
/** How many times as common a correction must be than a rare word, a common word, and one with a doubled letter. */
const MIN_RATIO_RARE = 20;
const MIN_RATIO_COMMON = 60;
const MIN_RATIO_DOUBLED = 4;
/** Minimum length of the parts when a word is split in two. */
const MIN_PART_LENGTH = 3;

/**
 * Returns corrections for the words of a search: known misspellings of item names, and words far less common than a
 * similar one. Words of names and brands are never corrected.
 */
export async function correctWords(
  db: Database,
  words: readonly TypedWord[],
  { counts, findInside }: { counts: WordCounts; findInside: FindInside },
): Promise<CorrectedWord[]> {
  const meant = meantWords(words.map(({ word }) => word));
  const known = words.flatMap((typed, index): CorrectedWord[] => {
    const word = meant[index];
    return word == null ? [] : [{ typed, meant: word }];
  });
  const most = Math.max(MAX_TYPO_LISTINGS, counts.total * MAX_TYPO_SHARE);
  const unsure = words.filter(
    ({ word }, index) =>
      meant[index] == null &&
      !KNOWN_WORDS.has(word) &&
      (mayHaveTypos(word) || mayBeTwo(word)) &&
      counts.ofForms(word).listings < most,
  );
  const listingsWith = ({ word }: TypedWord) => counts.ofForms(word).listings;
  const inside = await findInside(
    unsure.filter((typed) => listingsWith(typed) === 0).map(({ word }) => ({ words: [word] })),
  );
  const corrected = await Promise.all(
    unsure.map(async (typed): Promise<CorrectedWord[]> => {
      const word = await (listingsWith(typed) > 0
        ? likelierWord(db, typed, listingsWith(typed), findInside)
        : likelyWords(db, typed, inside));
      return word === undefined ? [] : [{ typed, meant: word }];
    }),
  );
  return [...known, ...corrected.flat()];
}

type Inside = Awaited<ReturnType<FindInside>>;

/**
 * Returns the likely correction of a word that some listings have. Words that contain it are looked up only if there is
 * a candidate.
 */
async function likelierWord(
  db: Database,
  { word }: TypedWord,
  listings: number,
  findInside: FindInside,
): Promise<string | undefined> {
  const closest = await closestWord(db, word, { isKnown: true });
  if (closest === undefined || closest.listings < neededFor(word, closest.word, listings)) return undefined;
  const containing = containingIn(await findInside([{ words: [word] }]), word);
  if (containing === null) return undefined;
  const needed = neededFor(word, closest.word, listings, containing);
  return closest.listings >= needed ? closest.word : undefined;
}

/** Returns the likely correction of a word that no listing has as a whole: another word, or two. */
async function likelyWords(db: Database, { word }: TypedWord, inside: Inside): Promise<string | undefined> {
  const containing = containingIn(inside, word);
  if (containing === null) return undefined;
  const isKnown = containing.size > 0;
  const closest = await closestWord(db, word, { isKnown });
  if (closest && closest.listings >= neededFor(word, closest.word, 0, containing)) return closest.word;
  return isKnown ? undefined : partsOf(db, word);
}

/** Returns the words that contain another, with their listing counts; null if there are too many. */
function containingIn(inside: Inside, word: string): ReadonlyMap<string, number> | null {
  const containing = inside.get(word);
  return containing === undefined ? new Map() : containing.counts;
}

/**
 * Returns how many listings must have a word for it to be a correction.
 * @param listings The number of listings that have the typed word.
 * @param containing Words that contain the typed word, with their counts. Those that contain the correction are
 * ignored.
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
  if (isDoubling(word, meant)) return Math.max(listings, inOthers) * MIN_RATIO_DOUBLED;
  return Math.max(
    listings * (listings < MIN_LISTINGS ? MIN_RATIO_RARE : MIN_RATIO_COMMON),
    inOthers * MIN_RATIO_RARE,
  );
}

const mayBeTwo = (word: string): boolean => word.length >= 2 * MIN_PART_LENGTH;

/** Splits words written as one: "airfryer" becomes "air fryer". */
async function partsOf(db: Database, word: string): Promise<string | undefined> {
  if (!mayBeTwo(word)) return undefined;
  const splits = Array.from({ length: Math.max(0, word.length - 2 * MIN_PART_LENGTH + 1) }, (_, index) => {
    const end = index + MIN_PART_LENGTH;
    return [word.slice(0, end), word.slice(end)] as const;
  });
  const counts = await countsOf(db, splits.flat());
  const [best] = splits
    .map(([first, second]) => ({
      text: `${first} ${second}`,
      names: Math.min(counts.of([first]).names, counts.of([second]).names),
    }))
    .toSorted((a, b) => b.names - a.names);
  return best && best.names >= MIN_LISTINGS ? best.text : undefined;
}
