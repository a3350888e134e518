import type { Reading } from './amounts.ts';
import { TAKES_BACK, TAKING_BACK } from './limit-words.ts';
import { isPrice, type Meaning, meaningOf, type TokenRange } from './meanings.ts';
import { UNITS } from './units.ts';

/** Maximum words between a number and its correction. */
const MAX_WORDS = 8;

/**
 * Applies spoken corrections: "under 200 no sorry 150" is one limit, and "size 10 no sorry 11" means 11.
 * @returns The final meanings, and the corrected text that is not about prices.
 */
export function withCorrections(
  reading: Reading,
  read: readonly Meaning[],
): { meanings: Meaning[]; takenBack: TokenRange[] } {
  const meanings: Meaning[] = [];
  const takenBack: TokenRange[] = [];
  for (const meaning of read) {
    const before = meanings.at(-1);
    const part = before === undefined ? null : takenBackMeasure(reading, before, meaning);
    const price = before === undefined ? null : correctedPrice(reading, before, meaning);
    if (part !== null || price !== null) meanings.pop();
    if (part !== null) takenBack.push(part);
    meanings.push(price ?? meaning);
  }
  return { meanings, takenBack };
}

/** Returns the corrected measure: "16 gigs no sorry" before "8 gigs". */
function takenBackMeasure(reading: Reading, before: Meaning, meaning: Meaning): TokenRange | null {
  if (isPrice(before) || isPrice(meaning)) return null;
  const { first, next } = before.quantity;
  const end = meaning.quantity.cue?.own ?? meaning.quantity.first;
  const start = UNITS.has(reading.words[next] ?? '') ? next + 1 : next;
  return isTakenBack(reading, first, start, end, true) ? [first, end] : null;
}

/** Returns the limit with the corrected number; null if the second number is not a correction. */
function correctedPrice(reading: Reading, before: Meaning, meaning: Meaning): Meaning | null {
  const { quantity, sort } = meaning;
  const [from = 0, start = 0] = before.parts.at(-1) ?? [];
  const [end = 0, to = 0] = meaning.parts[0] ?? [];
  if (sort === 'measure' || (!isPrice(before) && (sort === 'bare' || quantity.cue !== null))) return null;
  if (isTakenBack(reading, before.quantity.first, start, end, false)) {
    const price = inPlaceOf(reading, before, meaning);
    return price && { ...price, parts: [...before.parts.slice(0, -1), [from, to]] };
  }
  // The correction may follow other words: "under 200 for my son, no sorry 250".
  const marked = quantity.cue === null && before.sort === 'limit' ? takenBackFrom(reading, end) : end;
  const price = marked === end ? null : inPlaceOf(reading, before, meaning);
  return price && { ...price, parts: [...before.parts, [marked, to]] };
}

/** Returns the meaning of a correction. Without limit words of its own, it has the previous limit. */
function inPlaceOf(reading: Reading, before: Meaning, meaning: Meaning): Meaning | null {
  const { quantity } = meaning;
  if (quantity.cue !== null || !isPrice(before)) return isPrice(meaning) ? meaning : null;
  // A single number can correct a range: "100 to 150 actually 200".
  if (before.quantity.isRange && !quantity.isRange && before.min !== null && quantity.after === null)
    return { ...before, max: Math.max(before.min, quantity.value) };
  const { cue, after } = before.quantity;
  const corrected = meaningOf(reading, { ...quantity, isMoney: true, cue, after: quantity.after ?? after });
  return isPrice(corrected) ? corrected : null;
}

/**
 * Whether the words between two numbers correct the first: "no sorry", "wait its".
 * @param first Index of the first token of the first number.
 * @param isSure Whether "no" alone is not enough, as in "iphone 12 no 13".
 */
function isTakenBack({ words }: Reading, first: number, from: number, to: number, isSure: boolean): boolean {
  if (to <= from || to - from > MAX_WORDS) return false;
  // The word before the number may be repeated: "size 10 actually size 11".
  const end = to - from > 1 && words[to - 1] === words[first - 1] ? to - 1 : to;
  const between = words.slice(from, end);
  return (
    between.every((word) => TAKES_BACK.has(word) || TAKING_BACK.has(word)) &&
    between.some((word) => TAKES_BACK.has(word) || (!isSure && word === 'no'))
  );
}

/** Returns the index of the first correction word before a token, or the token's own index. */
function takenBackFrom({ words, tokens }: Reading, end: number): number {
  let from = end;
  let isSaid = false;
  for (let index = end - 1; index >= 0 && index >= end - MAX_WORDS; index -= 1) {
    const word = words[index] ?? '';
    if (TAKES_BACK.has(word)) isSaid = true;
    else if (!TAKING_BACK.has(word)) break;
    if (tokens[index]?.kind === 'word') from = index;
  }
  return isSaid ? from : end;
}
