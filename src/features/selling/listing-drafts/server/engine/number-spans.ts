import {
  type Amount,
  amountAt,
  belowHundred,
  COLORS,
  MONEY_WORDS,
  type Reading,
  spokenThousands,
} from '../../../../items/item-language/server/item-language.ts';
import { POUNDS, SIZES_BEFORE } from './price-words.ts';

/** A number in the text, including its currency. */
export interface NumberSpan {
  value: number;
  /** Start and end in the text, including the currency. */
  start: number;
  end: number;
  /** Index of its first token, and of the token after it. */
  first: number;
  next: number;
  /** Whether it has a currency or a money word such as "a tenner". */
  isMoney: boolean;
  /** Whether its unit is "pounds", which may be money or weight. */
  inPounds: boolean;
  digits: boolean;
  spoken: boolean;
  /** Whether it is a pair such as "two fifty". */
  pair: boolean;
  /** Whether it is spoken like "thirteen five", which means 13,500 for a car. */
  thousands: boolean;
  words: number;
  year: boolean;
  /** Whether a size or model word comes directly before it: "size ten sixty". */
  sizeFirst: boolean;
}

const YEAR = /^(?:19[2-9]\d|20[0-4]\d)$/;

/** Returns all numbers of the text in order, in digits or words. */
export function numbersIn(text: string, reading: Reading): NumberSpan[] {
  const spans: NumberSpan[] = [];
  for (let index = 0; index < reading.tokens.length; ) {
    const span = numberAt(text, reading, index);
    if (span) spans.push(span);
    index = span ? span.next : index + 1;
  }
  return spans;
}

function numberAt(text: string, reading: Reading, first: number): NumberSpan | null {
  const read = amountAt(reading, first);
  if (read === null || (read.isPair && isPronoun(reading, first))) return null;
  const { tokens, words } = reading;
  const isSized = tokens[first - 1]?.kind === 'word' && SIZES_BEFORE.has(words[first - 1] ?? '');
  const [amount, thousands] =
    read.digits === '' ? spokenAt(reading, read, isSized) : [asWritten(reading, read), false];
  const inPounds = POUNDS.has(words[amount.next] ?? '');
  const next = inPounds ? amount.next + 1 : amount.next;
  const start = tokens[first]?.start ?? 0;
  const us = text.slice(Math.max(0, start - 3), start);
  return {
    value: amount.value,
    start: tokens[first]?.kind === 'currency' && /\bus ?$/i.test(us) ? start - us.trimStart().length : start,
    end: tokens[next - 1]?.end ?? start,
    first,
    next,
    isMoney: amount.isMoney || inPounds,
    inPounds,
    digits: amount.digits !== '',
    spoken: amount.digits === '',
    pair: amount.isPair,
    thousands,
    words: amount.next - first,
    year: YEAR.test(amount.digits),
    sizeFirst: isSized && amount.digits === '' && !amount.isPair,
  };
}

const ADJECTIVES = new Set('tall short big bigger small smaller large little old new'.split(' '));

/** Whether "one" stands for an item before a number: "a tear on the blue one twenty", "got a new one forty". */
function isPronoun({ words }: Reading, index: number): boolean {
  const before = words[index - 1] ?? '';
  const isWhich = COLORS.includes(before) || ADJECTIVES.has(before);
  return words[index] === 'one' && /^(?:the|an?)$/.test(words[index - 2] ?? '') && isWhich;
}

/** Reads a spoken number: "size ten sixty bucks" is a size and a price, "thirteen five" is thousands. */
function spokenAt(
  { tokens, words }: Reading,
  read: Amount,
  isSized: boolean,
): [Amount, isThousands: boolean] {
  const { first } = read;
  const thousands = isSized ? null : spokenThousands([...tokens], first);
  if (thousands && !MONEY_WORDS.has(words[thousands.next] ?? ''))
    return [{ ...read, ...thousands, isMoney: false, isPair: true }, true];
  const size = isSized && read.isPair && words[first] !== 'one' ? belowHundred([...tokens], first) : null;
  return size ? [{ ...read, ...size, isMoney: false, isPair: false }, false] : [read, false];
}

/** Reads "k": "1.2k" is a price or mileage, "14k" is gold. Whole numbers need a currency or cue to mean thousands. */
function asWritten({ tokens, words }: Reading, read: Amount): Amount {
  const { first, next, multiplier, isMoney, digits } = read;
  if (multiplier !== 1000 || words[next - 1] !== 'k' || isMoney || digits.includes('.')) return read;
  const isCued =
    /^(?:asking|for|price|want|only|at)$/.test(words[first - 1] ?? '') ||
    /^(?:obo|ono|firm|cash|neg|negotiable)$/.test(words[next] ?? '');
  const isLed = isCued && tokens[next - 1]?.glued;
  return isLed ? read : { ...read, value: read.value / 1000, multiplier: 1, next: next - 1 };
}
