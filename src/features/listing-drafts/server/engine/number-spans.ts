import {
  belowHundred,
  spokenNumber,
  spokenThousands,
  type Token,
} from '../../../item-language/server/item-language.ts';
import { MONEY_WORDS, SIZES_BEFORE } from './price-words.ts';

/** A number in the text, with the signs and words of its currency. */
export interface NumberSpan {
  value: number;
  /** Where it starts and ends in the text, with its currency. */
  start: number;
  end: number;
  /** Index of its first token, and of the first after it. */
  first: number;
  next: number;
  symbol: boolean;
  /** The word of a currency after it. */
  word: string | null;
  /** Said only of money: "grand", "a tenner". */
  money: boolean;
  digits: boolean;
  spoken: boolean;
  /** "two fifty" */
  pair: boolean;
  /** "thirteen five": 13,500 for a car, and hard to tell for anything else. */
  thousands: boolean;
  words: number;
  year: boolean;
  /** A size or model word stands before the first of its words: "size ten sixty". */
  sizeFirst: boolean;
}

const YEAR = /^(?:19[2-9]\d|20[0-4]\d)$/;

const valueOf = (digits: string): number => Number(digits.replaceAll(',', ''));

/** All numbers of the text, in order, written in digits or words. */
export function numbersIn(text: string, tokens: Token[]): NumberSpan[] {
  const spans: NumberSpan[] = [];
  for (let i = 0; i < tokens.length; ) {
    const span = digitsAt(text, tokens, i) ?? wordsAt(tokens, i);
    if (span) spans.push(span);
    i = span ? span.next : i + 1;
  }
  return spans;
}

function digitsAt(text: string, tokens: Token[], i: number): NumberSpan | null {
  const symbolFirst = tokens[i]?.kind === 'currency';
  const at = symbolFirst ? i + 1 : i;
  const number = tokens[at];
  if (number?.kind !== 'number') return null;
  let value = valueOf(number.text);
  let next = at + 1;
  let end = number.end;
  let money = false;
  let symbol = symbolFirst;
  const glued = tokens[next]?.glued === true;
  const word = tokens[next]?.kind === 'word' ? (tokens[next]?.text ?? '') : '';
  const take = (): void => {
    end = tokens[next]?.end ?? end;
    next += 1;
  };
  // "1.2k" is a price or a mileage, "14k" is gold: without a decimal only a currency or a cue makes it thousands.
  const before = tokens[i - 1];
  if (word === 'k' && glued && (symbol || number.text.includes('.') || followsCue(before))) {
    value *= 1_000;
    take();
  } else if (word === 'grand') {
    value *= 1_000;
    money = true;
    take();
  } else if (word === 'thousand') {
    value *= 1_000;
    take();
  } else if (word === 'hundred' || word === 'hunnid') {
    value *= 100;
    take();
  }
  if (
    tokens[next]?.kind === 'currency' &&
    (tokens[next]?.glued === true || tokens[next + 1]?.kind !== 'number')
  ) {
    symbol = true;
    take();
  }
  const currency = tokens[next];
  let named: string | null = null;
  if (currency?.kind === 'word' && MONEY_WORDS.has(currency.text)) {
    named = currency.text;
    take();
    const cents = tokens[next];
    if (cents?.kind === 'number' && /^cents?$/.test(tokens[next + 1]?.text ?? '')) {
      value += valueOf(cents.text) / 100;
      take();
      take();
    }
  }
  const start = tokens[i]?.start ?? number.start;
  const us = text.slice(Math.max(0, start - 3), start);
  return {
    value,
    start: /\bus ?$/i.test(us) && symbolFirst ? start - us.trimStart().length : start,
    end,
    first: i,
    next,
    symbol,
    word: named,
    money,
    digits: true,
    spoken: false,
    pair: false,
    thousands: false,
    words: 1,
    year: YEAR.test(number.text),
    sizeFirst: false,
  };
}

const followsCue = (before: Token | undefined): boolean =>
  /^(?:asking|for|price|want|only|at)$/.test(before?.text ?? '');

function wordsAt(tokens: Token[], i: number): NumberSpan | null {
  let spoken = spokenNumber(tokens, i);
  if (!spoken) return null;
  const before = tokens[i - 1];
  const sizeFirst = before?.kind === 'word' && SIZES_BEFORE.has(before.text);
  const thousands = sizeFirst ? null : spokenThousands(tokens, i);
  if (thousands && !MONEY_WORDS.has(tokens[thousands.next]?.text ?? '')) {
    spoken = { ...thousands, money: false, pair: true, words: thousands.next - i };
  }
  // "size ten sixty bucks" is a size and a price.
  const size = sizeFirst && spoken.pair && tokens[i]?.text !== 'one' ? belowHundred(tokens, i) : null;
  if (size) spoken = { ...size, money: false, pair: false, words: size.next - i };
  const { value, money, pair, words } = spoken;
  let { next } = spoken;
  const start = tokens[i]?.start ?? 0;
  const currency = tokens[next];
  let named: string | null = null;
  if (currency?.kind === 'word' && MONEY_WORDS.has(currency.text)) {
    named = currency.text;
    next += 1;
  }
  return {
    value,
    start,
    end: tokens[next - 1]?.end ?? start,
    first: i,
    next,
    symbol: false,
    word: named,
    money,
    digits: false,
    spoken: true,
    pair,
    thousands: value === thousands?.value,
    words,
    year: false,
    sizeFirst: sizeFirst && !pair,
  };
}
