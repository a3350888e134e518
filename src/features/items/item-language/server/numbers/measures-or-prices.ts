import { hasAnyOf, MULTIPLIERS, type Reading } from './amounts.ts';
import {
  AREAS,
  COUNTED,
  DESCRIBING,
  DISPLAYS,
  FACE_VALUES,
  FITTED,
  JEWELRY,
  KARATS,
  MAX_COUNT,
  MAX_MODELS,
  MEASURED,
  RANGED,
  RESOLUTIONS,
  SCREENS,
  SIZED,
  STORAGE,
} from './measure-words.ts';
import type { Quantity } from './quantities.ts';
import { UNITS } from './units.ts';

const YEAR = /^(?:19[3-9]|20[0-3])\d$/;
const isYear = (digits: string): boolean => YEAR.test(digits);

/** Minimum price without a currency. Smaller numbers are more likely models, ages or counts: "3+", "iphone 12 max". */
const MIN_LIKELY = 20;

/** Whether a number is a measure, year, count or code in any context. */
export function isMeasure(reading: Reading, quantity: Quantity): boolean {
  const { words } = reading;
  const { isMoney, value, cue, first } = quantity;
  if (isMoney) return false;
  if (quantity.isCode || isUnit(reading, quantity.next) || isCount(words, quantity)) return true;
  if (isYearHere(words, quantity) || isKarat(reading, quantity) || isResolution(reading, quantity))
    return true;
  const before = cue?.own ?? first;
  if (isNamedMeasure(reading, before - 1, quantity)) return true;
  if (cue?.kind === 'min' && isSeldomLeast(reading, value)) return true;
  // Zip codes and short years: "from 90210", "from a 97 Jeep".
  return words[before] === 'from' && (words[before + 1] === 'a' || (value >= 10_000 && value % 50 !== 0));
}

/** Whether a number is a count: "at least 6 chairs", "about 200 of them", "one arm". */
function isCount(words: readonly string[], { next, value, cue, digits, isRange }: Quantity): boolean {
  const unit = words[next] ?? '';
  if (unit === 'of' || (digits === '' && value < 10 && !isRange)) return true;
  if (!COUNTED.has(unit) || cue === null) return false;
  return cue.kind === 'about' || (value <= MAX_COUNT && !(cue.kind === 'max' && cue.isStrict));
}

/**
 * Whether a word before the limit names a measure: "mileage under 80k". In "low miles under 5000", "3000 watts under
 * 400" and "16 gb ram under 60" it is a price.
 */
function isNamedMeasure({ words, tokens }: Reading, index: number, { isRange, value }: Quantity): boolean {
  const name = words[index] ?? '';
  const before = words[index - 1] ?? '';
  if (DESCRIBING.has(before) || UNITS.has(before) || MULTIPLIERS.has(before)) return false;
  if (tokens[index - 1]?.kind === 'number') return false;
  return MEASURED.has(name) || (SIZED.has(name) && (isRange || value < MIN_LIKELY));
}

function isUnit({ words, tokens }: Reading, next: number): boolean {
  const [unit = '', after = ''] = [words[next], words[next + 1]];
  if (/^(?:sq|square|cubic|cu)$/.test(unit)) return AREAS.has(after);
  if (unit === 'x') return tokens[next + 1]?.kind === 'number';
  // "In" is a unit in "over 50 in", but a preposition in "under 300 in Boston".
  if (unit === 'in') return tokens[next + 1]?.kind !== 'word' || SCREENS.has(after);
  return UNITS.has(unit) && after !== '/';
}

/**
 * Whether a number is a year. Round numbers are prices after words not used for years: "under 2000", but not "from
 * 2000" and "2000 and up".
 */
function isYearHere(words: readonly string[], quantity: Quantity): boolean {
  const { digits, highDigits, isRange, value, cue, after } = quantity;
  if (!isYear(digits)) return false;
  if (isRange) return isYear(highDigits);
  const isOfYears =
    cue === null
      ? after?.kind === 'min'
      : cue.kind === 'for' || /^(?:from|desde)$/.test(words[cue.own] ?? '');
  return isOfYears || value % 50 !== 0;
}

const hasK = (words: readonly string[], { next, multiplier }: Quantity): boolean =>
  multiplier === 1000 && words[next - 1] === 'k';

/** Whether a number is a karat: "14k gold", "rings 14k to 18k". */
function isKarat(reading: Reading, quantity: Quantity): boolean {
  const { words } = reading;
  const { value, high, next, isRange } = quantity;
  if (!hasK(words, quantity) || !KARATS.has(high / 1000)) return false;
  return (
    JEWELRY.has(words[next] ?? '') || (isRange && KARATS.has(value / 1000) && hasAnyOf(reading, JEWELRY))
  );
}

/** Whether a number is a resolution: "4k tv", "a player for 4k", "tv stick 4k max". */
function isResolution(reading: Reading, quantity: Quantity): boolean {
  const { words } = reading;
  const { high, next, cue, after } = quantity;
  if (!hasK(words, quantity) || !RESOLUTIONS.has(high / 1000)) return false;
  if (DISPLAYS.has(words[next] ?? '') || cue?.kind === 'for') return true;
  return cue === null && after?.kind === 'max' && hasAnyOf(reading, DISPLAYS);
}

/** Whether a minimum more likely means screen inches or gigabytes than a price. */
const isSeldomLeast = (reading: Reading, value: number): boolean =>
  STORAGE.has(value) || (value >= MIN_LIKELY && value <= 100 && hasAnyOf(reading, SCREENS));

/** Whether a number can be a price based only on the words after it: "300 or less", but not "12 max". */
export function isLikelyPrice({ words }: Reading, quantity: Quantity): boolean {
  const { isMoney, multiplier, value, first, next } = quantity;
  if (isMoney || multiplier > 1) return true;
  // "Min" means minutes.
  if (words[next] === 'min' && value < 100) return false;
  return value >= MIN_LIKELY && !MAX_MODELS.has(words[first - 1] ?? '');
}

/** Whether a range without limit words or currency is a price range. */
export function isPriceRange(reading: Reading, { isMoney, multiplier, value, high }: Quantity): boolean {
  if (isMoney || multiplier > 1) return true;
  if (value < 10 || high <= value || high > value * 20) return false;
  if (hasAnyOf(reading, RANGED) || hasAnyOf(reading, SIZED)) return false;
  // Prices are usually round. "32-34" is a size and "24-105" is a lens.
  return value % 5 === 0 && high % 5 === 0 && (high > 60 || high - value >= 10);
}

/** Whether the price after "for" ends its clause, and no part for a model comes before. */
export function isPaidFor({ words, tokens }: Reading, quantity: Quantity): boolean {
  const { next, cue, after, isMoney, multiplier, value } = quantity;
  const end = after?.next ?? next;
  const isLast =
    tokens[end] === undefined ||
    tokens[end]?.kind === 'mark' ||
    /^(?:near|nearby|in|please|pls|within)$/.test(words[end] ?? '');
  if (isMoney) return true;
  if (!isLast || (multiplier === 1 && value < MIN_LIKELY) || cue === null) return false;
  return !words.slice(Math.max(0, cue.own - 6), cue.own).some((word) => FITTED.has(word));
}

/** Whether an amount is the face value of the item: "2 dollar bill", "1921 dollar". */
export const isFaceValue = ({ words }: Reading, { next, digits }: Quantity): boolean =>
  FACE_VALUES.has(words[next] ?? '') || (words[next - 1] === 'dollar' && isYear(digits));
