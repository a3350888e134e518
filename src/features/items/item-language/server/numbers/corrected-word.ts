import { setOf } from '../condition/word-sets.ts';
import { kindsNamed } from '../words/name-index.ts';
import { type Change, type CorrectionWords, type SpokenText, STOP } from './spoken-text.ts';

/** Words too common to show what is corrected. */
const COMMON = setOf(`a an the this that it it's its is was and or of with for in on my i to at`);
const CLOTHES_SIZES = setOf('xs s m l xl xxl xxxl small medium large xsmall xlarge');
const BED_SIZES = setOf('twin full queen king');
/** Maximum words before a correction to search for the corrected word. */
const MAX_WORDS_BACK = 4;

/**
 * Whether the second of two words can correct the first, because both are of one type, such as colors. `isSure` is
 * false if only a "no" stands between them.
 */
export type IsAlike = (before: string, after: string, isSure: boolean) => boolean;

/**
 * Finds a corrected word of the same type, or a repeated phrase: "size medium, sorry, large", "a seiko no sorry a
 * citizen".
 */
export function correctedWord(
  spoken: SpokenText,
  correction: CorrectionWords,
  isAlike: IsAlike,
): Change | null {
  const { words, tokens } = spoken;
  let nextIndex = correction.to;
  while (nextIndex < correction.to + 2 && COMMON.has(words[nextIndex] ?? '')) nextIndex += 1;
  const [last = '', next = ''] = [words[correction.from - 1], words[nextIndex]];
  if (tokens[nextIndex]?.kind !== 'word') return null;
  if (
    isAlike(last, next, correction.isSure) ||
    areSizes(CLOTHES_SIZES, last, next) ||
    areSizes(BED_SIZES, last, next)
  )
    return { from: correction.from - 1, to: nextIndex, instead: '', isNumber: false };
  if (correction.isSure && areAlikeKinds(last, next))
    return { from: correction.from - 1, to: nextIndex, instead: '', isNumber: false };
  // The noun may be repeated: "a rickenbacker bass, no sorry, it's a hofner bass".
  const again =
    correction.isSure && !COMMON.has(last)
      ? words.slice(nextIndex, nextIndex + MAX_WORDS_BACK).indexOf(last)
      : -1;
  if (again > 0)
    return { from: Math.max(0, correction.from - 1 - again), to: nextIndex, instead: '', isNumber: false };
  const earlier = correction.isSure ? correctedEarlier(spoken, correction, nextIndex, isAlike) : null;
  if (earlier !== null) return earlier;
  // Something that is lacking: "remote control car, no remote".
  if (COMMON.has(next) || next.length < 4 || (!correction.isSure && words[nextIndex - 1] === 'no'))
    return null;
  for (
    let before = correction.from - 1;
    before >= Math.max(0, correction.from - MAX_WORDS_BACK);
    before -= 1
  ) {
    if (STOP.test(words[before] ?? '')) return null;
    if (words[before] === next) return { from: before, to: nextIndex, instead: '', isNumber: false };
  }
  return null;
}

const areSizes = (sizes: ReadonlySet<string>, before: string, after: string): boolean =>
  sizes.has(before) && sizes.has(after);

/** Maximum words between a word and its correction: "queen bed frame in oak, no sorry, it's full". */
const MAX_WORDS_BETWEEN = 6;

/** Finds a corrected color or bed size before other words, which stay. */
function correctedEarlier(
  { words, tokens, text }: SpokenText,
  correction: CorrectionWords,
  nextIndex: number,
  isAlike: IsAlike,
): Change | null {
  const next = words[nextIndex] ?? '';
  for (
    let index = correction.from - 2;
    index >= 0 && index >= correction.from - 1 - MAX_WORDS_BETWEEN;
    index -= 1
  ) {
    const word = words[index] ?? '';
    if (STOP.test(word)) return null;
    if (!areSizes(BED_SIZES, word, next) && !isAlike(word, next, false)) continue;
    const between = text.slice(tokens[index]?.end, tokens[correction.from - 1]?.end);
    const to = words[nextIndex + 1] === 'size' ? nextIndex + 2 : nextIndex + 1;
    return { from: index, to, instead: `${next}${between} `, isNumber: false };
  }
  return null;
}

/** Whether both are kinds of items of one category: "A couch, sorry, a loveseat". */
const areAlikeKinds = (before: string, after: string): boolean => {
  const [kind] = kindsNamed([before]);
  return kind !== undefined && kindsNamed([after])[0]?.category === kind.category;
};
