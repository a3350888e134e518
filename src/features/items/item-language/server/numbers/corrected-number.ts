import { stem } from '../words/stem.ts';
import type { Amount } from './amounts.ts';
import { SIZED } from './measure-words.ts';
import {
  AFTER_PRICE,
  type Change,
  type CorrectionWords,
  JOINING,
  MAX_GAP,
  type SpokenText,
  STOP,
} from './spoken-text.ts';
import { UNITS } from './units.ts';

const YEAR = /^(?:19[3-9]|20[0-4])\d$/;
/** The same after a price: "120 for the desk and chair, sorry, 100". */
const MAX_GAP_AFTER_PRICE = 6;
/** Larger numbers are not sizes. */
const MAX_SIZE = 60;
/** Maximum ratio between a number and its correction. */
const MAX_RATIO = 20;
/** What follows a corrected measure without its noun. */
const ENDS_NUMBER = /^(?:[,.!?;)]|and|with|for|it's|it|i|comes)$/;

/**
 * Finds a corrected number: "16 gigs no sorry 8 gigs", "size 10 no size 11", "a hundred for the snowboard, well,
 * ninety".
 */
export function correctedNumber(spoken: SpokenText, correction: CorrectionWords): Change | null {
  const before = spoken.amounts.findLast(({ next }) => next <= correction.from);
  // The number may start with a connecting word, as in "a hundred", or repeat its noun, as in "size 10 no size 11".
  const after = spoken.amounts.find(({ first }) => first >= correction.to - 1 && first <= correction.to + 1);
  if (before === undefined || after === undefined) return null;
  const isLed =
    after.first <= correction.to || spoken.words[correction.to] === spoken.words[before.first - 1];
  const gap = spoken.words.slice(before.next, correction.from);
  // The words after the number may be repeated: "Ninety for the pair, no, eighty for the pair".
  const isSaidAgain = gap.every((word, index) => word === spoken.words[after.next + index]);
  const most = correction.isSure && AFTER_PRICE.has(gap[0] ?? '') ? MAX_GAP_AFTER_PRICE : MAX_GAP;
  const isFar =
    gap.length > most ||
    (gap.length > 1 && !correction.isSure && !isSaidAgain) ||
    gap.some((word) => STOP.test(word));
  if (!isLed || isFar) return null;
  const isRepeated = gap.length > 0 && stem(gap[0] ?? '') === stem(spoken.words[after.next] ?? '');
  if (!isRepeated && !isSameSort(spoken, before, after)) return null;
  // The unit is repeated, but not the noun after it: "65 gal aquarium no actually 55 gal, stand".
  const following = spoken.words[after.next + 1];
  if (
    isRepeated &&
    gap.length > 1 &&
    !isSaidAgain &&
    (following === undefined || ENDS_NUMBER.test(following))
  )
    return {
      from: before.first,
      to: after.next + 1,
      instead: `${textOf(spoken, after.first, after.next)} ${textOf(spoken, before.next, correction.from)}`,
      isNumber: false,
    };
  if (isRepeated || gap.length === 0) {
    const isSizeAgain = after.first > correction.to;
    return {
      from: isSizeAgain ? before.first - 1 : before.first,
      to: isSizeAgain ? correction.to : after.first,
      instead: '',
      isNumber: !isSizeAgain && unitAt(spoken, after.next) === null,
    };
  }
  if (isCounted(spoken, correction, before, after))
    return { from: before.first, to: after.first, instead: '', isNumber: false };
  const unit = unitAt(spoken, before.next);
  if (unit === null && !AFTER_PRICE.has(gap[0] ?? '')) return null;
  return {
    from: before.first,
    to: isFine(spoken, after.next) ? after.next + 2 : after.next,
    instead: `${textOf(spoken, after.first, after.next)} ${textOf(spoken, before.next, correction.from)} `,
    isNumber: unit === null,
  };
}

const textOf = ({ text, tokens }: SpokenText, from: number, to: number): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);

/** Larger numbers are rarely counts of items. */
const MAX_COUNT = 12;

/** Whether both numbers count items: "two kittens, no, sorry, two cat trees". */
function isCounted(
  { words }: SpokenText,
  correction: CorrectionWords,
  before: Amount,
  after: Amount,
): boolean {
  const next = words[after.next] ?? '';
  const isNoun = /^[a-z]{3,}$/.test(next) && !AFTER_PRICE.has(next) && !JOINING.has(next) && !UNITS.has(next);
  const areCounts = [before, after].every(({ value, isMoney }) => value <= MAX_COUNT && !isMoney);
  return correction.isSure && isNoun && areCounts && !AFTER_PRICE.has(words[before.next] ?? '');
}

/** Whether a remark follows rather than a correction: "well, ninety is fine". */
const isFine = ({ words }: SpokenText, index: number): boolean =>
  words[index] === 'is' && /^(?:fine|ok|okay|good)$/.test(words[index + 1] ?? '');

const unitAt = ({ words }: SpokenText, index: number): string | null =>
  UNITS.has(words[index] ?? '') ? stem(words[index] ?? '') : null;

/** Whether two numbers can be of one type: prices, sizes, measures in one unit, or years. */
function isSameSort(spoken: SpokenText, before: Amount, after: Amount): boolean {
  if (YEAR.test(before.digits) !== YEAR.test(after.digits)) return false;
  const [unit, unitAfter] = [unitAt(spoken, before.next), unitAt(spoken, after.next)];
  if (unitAfter !== null && unit !== unitAfter)
    // Without units, the numbers must be of similar size: "twenty no twenty nine gallons".
    return unit === null && !before.isMoney && after.value < before.value * MAX_RATIO;
  if (unit !== null && after.isMoney) return false;
  const isSize = SIZED.has(spoken.words[before.first - 1] ?? '');
  return !isSize || (!after.isMoney && after.value <= MAX_SIZE);
}
