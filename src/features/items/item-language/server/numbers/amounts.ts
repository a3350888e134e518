import { spokenNumber } from './number-words.ts';
import { spanishNumber } from './spanish-numbers.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A tokenized text for reading prices and limits. */
export interface Reading {
  tokens: Token[];
  /** Each token without accents, for lookups. */
  words: readonly string[];
  /** Cached results of `hasAnyOf`. */
  listed: Map<ReadonlySet<string>, boolean>;
}

/** Whether a text contains any word of a list. */
export function hasAnyOf({ words, listed }: Reading, list: ReadonlySet<string>): boolean {
  const known = listed.get(list);
  if (known !== undefined) return known;
  const hasAny = words.some((word) => list.has(word));
  listed.set(list, hasAny);
  return hasAny;
}

/** A number in digits or words, with its currency. */
export interface Amount {
  value: number;
  /** 1000 for "2k", 100 for "two hundred". In "2 to 4k" it applies to both numbers. */
  multiplier: number;
  /** Index of its first token, and of the token after it. */
  first: number;
  next: number;
  /** Whether it has a currency or a word used only for money. */
  isMoney: boolean;
  /** Whether it is a pair such as "two fifty", which is mostly used for prices. */
  isPair: boolean;
  /** The digits as written; empty for number words. */
  digits: string;
  /** Whether it is part of a name or measure: "f150", "27inch", "24/7", "#5". */
  isCode: boolean;
}

export const MONEY_WORDS: ReadonlySet<string> = new Set(
  'dollar dollars dollers dollors usd dlls dls dolar dolares buck bucks bux euro euros eur gbp quid'.split(
    ' ',
  ),
);
const MONEY_WORDS_BEFORE = new Set(['usd', 'eur', 'gbp']);
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map(
  Object.entries({ k: 1000, grand: 1000, thousand: 1000, mil: 1000, hundred: 100, hundo: 100, hunnid: 100 }),
);
/** Words after "grand" that make it a name: "2010 grand cherokee". */
const GRAND_NAMES = new Set(
  'piano pianos cherokee caravan marquis vitara seiko prix am theft tour national'.split(' '),
);
const MAX_DIGITS = 9;

/** Tokenizes a text. */
export function readingOf(text: string): Reading {
  const tokens = tokensOf(text.replaceAll('’', "'"));
  return { tokens, words: tokens.map(({ text: word }) => withoutAccents(word)), listed: new Map() };
}

const withoutAccents = (word: string): string =>
  // oxlint-disable-next-line no-control-regex -- most words are ASCII and stay as they are
  /^[\u0000-\u007F]*$/.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '');

/** Reads the number that starts at a token; null if there is none. */
export const amountAt = (reading: Reading, index: number): Amount | null =>
  digitsAt(reading, index) ?? wordsAt(reading, index);

/** Reads all numbers of a text in order. */
export function amountsIn(reading: Reading): Amount[] {
  const amounts: Amount[] = [];
  for (let index = 0; index < reading.tokens.length; ) {
    const amount = amountAt(reading, index);
    if (amount !== null) amounts.push(amount);
    index = amount === null ? index + 1 : amount.next;
  }
  return amounts;
}

function digitsAt({ tokens, words }: Reading, first: number): Amount | null {
  const hasSign = tokens[first]?.kind === 'currency' || MONEY_WORDS_BEFORE.has(words[first] ?? '');
  const index = hasSign ? first + 1 : first;
  const number = tokens[index];
  if (number?.kind !== 'number') return null;
  const digits = number.text;
  let next = index + 1;
  let isMoney = hasSign;
  let multiplier = 1;
  const value = Number(digits.replaceAll(',', ''));
  const word = words[next] ?? '';
  const factor = MULTIPLIERS.get(word);
  const isName = word === 'grand' && (value >= 1000 || GRAND_NAMES.has(words[next + 1] ?? ''));
  if (factor !== undefined && !isName) {
    multiplier = factor;
    isMoney ||= word === 'grand';
    next += 1;
  }
  const sign = tokens[next];
  const isSign = sign?.kind === 'currency' && (sign.glued || tokens[next + 1]?.kind !== 'number');
  let cents = 0;
  if (isSign || MONEY_WORDS.has(words[next] ?? '')) {
    isMoney = true;
    next += 1;
    // Cents after dollars: "20 dollars 50 cents".
    if (tokens[next]?.kind === 'number' && /^cents?$/.test(words[next + 1] ?? '')) {
      cents = Number(words[next]) / 100;
      next += 2;
    }
  }
  const isCode =
    (!hasSign && isGluedBefore(tokens, index)) ||
    isGluedAfter(tokens, words, next) ||
    digits.length > MAX_DIGITS;
  return {
    value: value * multiplier + cents,
    multiplier,
    first,
    next,
    isMoney,
    isPair: false,
    digits,
    isCode,
  };
}

/** Whether a name or code is attached before a number: "f150", "cb-750", "#5", "9:30", ".22". */
function isGluedBefore(tokens: readonly Token[], index: number): boolean {
  const [before, earlier] = [tokens[index - 1], tokens[index - 2]];
  if (tokens[index]?.glued !== true || before === undefined) return false;
  if (before.kind === 'word' || before.kind === 'number') return true;
  if (/[#/.'@&_]/.test(before.text)) return true;
  if (before.text === ':') return earlier?.kind === 'number';
  const isRange = tokens[index - 3]?.kind === 'number' && earlier?.glued === true;
  return before.text === '-' && before.glued && earlier?.kind === 'word' && !isRange;
}

export const JOINED_WORDS: ReadonlySet<string> = new Set([
  'ish',
  'obo',
  'ono',
  'firm',
  'max',
  'tops',
  'or',
  'to',
  'and',
  'plus',
]);
/** Marks for inches, feet, percent and degrees, and those in codes such as "24/7" and "#5". */
const CODE_MARKS = /["”″'%°#/*]/;

/** Whether a name, unit or code is attached after a number: "350z", "27-inch", '55"', "24/7". */
function isGluedAfter(tokens: readonly Token[], words: readonly string[], next: number): boolean {
  const [after, later] = [tokens[next], tokens[next + 1]];
  if (after?.glued !== true) return false;
  if (after.kind === 'word') return !JOINED_WORDS.has(words[next] ?? '');
  if (CODE_MARKS.test(after.text)) return true;
  if (later?.glued !== true) return false;
  if (after.text === '-') return later.kind === 'word' && !JOINED_WORDS.has(words[next + 1] ?? '');
  return /[.:]/.test(after.text) && later.kind === 'number';
}

function wordsAt({ tokens, words }: Reading, first: number): Amount | null {
  if (tokens[first]?.kind !== 'word') return null;
  const spoken = spokenNumber(tokens, first) ?? vagueAt(words, first) ?? spanishNumber(words, first);
  if (spoken === null) return null;
  const { value, next } = spoken;
  const isNamed = MONEY_WORDS.has(words[next] ?? '');
  return {
    value,
    multiplier: MULTIPLIERS.get(words[next - 1] ?? '') ?? 1,
    first,
    next: isNamed ? next + 1 : next,
    isMoney: isNamed || ('money' in spoken && spoken.money === true),
    isPair: 'pair' in spoken && spoken.pair === true,
    digits: '',
    isCode: false,
  };
}

/** Reads "a dollar", and "a few hundred" as about three hundred. */
function vagueAt(words: readonly string[], first: number): { value: number; next: number } | null {
  // "A dollar" is not a number here: "not a dollar over 100".
  if (
    words[first] === 'a' &&
    words[first + 1] === 'dollar' &&
    !/^(?:more|over)$/.test(words[first + 2] ?? '')
  )
    return { value: 1, next: first + 1 };
  const index = words[first] === 'a' ? first + 1 : first;
  const factor = words[index] === 'few' ? MULTIPLIERS.get(words[index + 1] ?? '') : undefined;
  return factor === undefined ? null : { value: 3 * factor, next: index + 2 };
}
