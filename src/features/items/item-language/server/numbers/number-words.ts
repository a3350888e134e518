import { type Token, tokensOf } from './tokens.ts';

const UNITS = new Map(
  Object.entries({ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 }),
);
const TEENS = new Map(
  Object.entries({
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
  }),
);
const TENS = new Map(
  Object.entries({
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }),
);
/** Words for a single number, from "one" to "thousand". */
export const NUMBER_WORDS: readonly string[] = [
  ...UNITS.keys(),
  ...TEENS.keys(),
  ...TENS.keys(),
  'hundred',
  'thousand',
];
const HUNDRED = new Set(['hundred', 'hundreds', 'hunnid', 'hunned', 'hundo', 'hundos']);
const THOUSAND = new Set(['thousand', 'thousands', 'grand']);
/** Names of bills and sums. */
const NAMED = new Map(Object.entries({ tenner: 10, fiver: 5, tenspot: 10 }));

/** Reads "thirteen five" as 13,500: thousands followed by hundreds, without a multiplier. */
export function spokenThousands(tokens: Token[], i: number): { value: number; next: number } | null {
  const thousands = belowHundred(tokens, i);
  if (!thousands) return null;
  const hundreds = UNITS.get(at(tokens, thousands.next));
  if (hundreds === undefined) return null;
  const next = thousands.next + 1;
  const after = at(tokens, next);
  if (multiplies(after) || /^(?:oh|and)$/.test(after) || belowHundred(tokens, next)) return null;
  return { value: thousands.value * 1_000 + hundreds * 100, next };
}

export interface SpokenNumber {
  value: number;
  /** Index of the token after it. */
  next: number;
  /** Whether it is used only for money: "grand", "a buck fifty". */
  money: boolean;
  /** Whether it is a pair, mostly used for prices: "two fifty", "one eighty five". */
  pair: boolean;
  /** The number of words. A single small word such as "two" is rarely a price. */
  words: number;
}

const at = (tokens: Token[], i: number): string => {
  const token = tokens[i];
  return token?.kind === 'word' ? token.text : '';
};

/** Skips the hyphen in "sixty-five". */
const afterHyphen = (tokens: Token[], i: number): number => {
  const mark = tokens[i];
  return mark?.text === '-' && mark.glued && tokens[i + 1]?.glued ? i + 1 : i;
};

/** Reads a number below one hundred: "five", "fifteen", "sixty", "sixty five". */
export function belowHundred(tokens: Token[], i: number): { value: number; next: number } | null {
  const word = at(tokens, i);
  const single = UNITS.get(word) ?? TEENS.get(word);
  if (single !== undefined) return { value: single, next: i + 1 };
  const ten = TENS.get(word);
  if (ten === undefined) return null;
  const unit = UNITS.get(at(tokens, afterHyphen(tokens, i + 1)));
  return unit === undefined
    ? { value: ten, next: i + 1 }
    : { value: ten + unit, next: afterHyphen(tokens, i + 1) + 1 };
}

/** Reads a number below one hundred, with or without "and" before it. */
function added(tokens: Token[], i: number): { value: number; next: number } | null {
  return belowHundred(tokens, at(tokens, i) === 'and' ? i + 1 : i);
}

/** Reads "and a half" or "and a quarter" as a fraction. */
function share(tokens: Token[], i: number): { value: number; next: number } | null {
  if (at(tokens, i) !== 'and' || at(tokens, i + 1) !== 'a') return null;
  const word = at(tokens, i + 2);
  if (word === 'half') return { value: 0.5, next: i + 3 };
  return word === 'quarter' ? { value: 0.25, next: i + 3 } : null;
}

/** Whether the number after "hundred" is a number of its own: "two hundred", "two fifty". */
const startsAnother = (tokens: Token[], from: number, rest: { value: number; next: number }): boolean =>
  HUNDRED.has(at(tokens, rest.next)) ||
  (rest.value < 10 && at(tokens, from) !== 'and' && (belowHundred(tokens, rest.next)?.value ?? 0) >= 10);

/** Reads the rest of a number after "hundred" or "thousand". */
function continued(tokens: Token[], i: number, so: number): { value: number; next: number; money: boolean } {
  const word = at(tokens, i);
  if (HUNDRED.has(word)) {
    const half = so < 100 ? share(tokens, i + 1) : null;
    if (half) return { value: (so + half.value) * 100, next: half.next, money: false };
    const rest = THOUSAND.has(at(tokens, i + 1)) ? null : added(tokens, i + 1);
    // Two numbers: "one hundred and two hundred", "eleven hundred two fifty".
    const more = rest !== null && startsAnother(tokens, i + 1, rest) ? null : rest;
    const value = so * 100 + (more?.value ?? 0);
    const next = more?.next ?? i + 1;
    if (THOUSAND.has(at(tokens, next))) return { value: value * 1_000, next: next + 1, money: false };
    return { value, next, money: false };
  }
  const money = word === 'grand';
  const half = share(tokens, i + 1);
  if (half) return { value: (so + half.value) * 1_000, next: half.next, money };
  const start = at(tokens, i + 1) === 'and' ? i + 2 : i + 1;
  const part = belowHundred(tokens, start);
  if (!part || THOUSAND.has(at(tokens, part.next))) return { value: so * 1_000, next: i + 1, money };
  if (HUNDRED.has(at(tokens, part.next))) {
    const rest = continued(tokens, part.next, part.value);
    return { value: so * 1_000 + rest.value, next: rest.next, money };
  }
  return { value: so * 1_000 + part.value, next: part.next, money };
}

const multiplies = (word: string): boolean => HUNDRED.has(word) || THOUSAND.has(word);

/** Reads a number that starts with "a", "half" or "couple": "a hundred", "half a grand", "a couple hundred". */
function withArticle(tokens: Token[], i: number): SpokenNumber | null {
  let word = at(tokens, i);
  let next = i;
  if (word === 'half' && at(tokens, i + 1) === 'a' && THOUSAND.has(at(tokens, i + 2))) {
    return { value: 500, next: i + 3, money: true, pair: false, words: 3 };
  }
  if (word === 'a') {
    next += 1;
    word = at(tokens, next);
  }
  const named = NAMED.get(word) ?? (word === 'ten' && at(tokens, next + 1) === 'spot' ? 10 : undefined);
  if (named !== undefined) {
    const end = word === 'ten' ? next + 2 : next + 1;
    return { value: named, next: end, money: true, pair: false, words: end - i };
  }
  if (word === 'buck' && next > i) {
    const part = belowHundred(tokens, next + 1);
    // "A buck fifty" can mean 150. A single dollar is "a buck".
    return part && part.value >= 10
      ? { value: 100 + part.value, next: part.next, money: true, pair: true, words: part.next - i }
      : { value: 1, next: next + 1, money: true, pair: false, words: 2 };
  }
  if (word === 'couple') {
    const hundreds = at(tokens, next + 1) === 'of' ? next + 2 : next + 1;
    if (!multiplies(at(tokens, hundreds))) return null;
    const rest = continued(tokens, hundreds, 2);
    return { ...rest, pair: false, words: rest.next - i };
  }
  if (next > i && multiplies(word)) {
    const rest = continued(tokens, next, 1);
    return { ...rest, pair: false, words: rest.next - i };
  }
  return null;
}

/** Whether the second part is cents: "thirty nine ninety nine" is 39.99, but "twelve fifty" is 1,250. */
const likeChange = (second: number): boolean => second === 99 || second === 95 || second === 49;

/**
 * Reads a spoken number at a token: "forty", "a hundred and fifty", "twelve hundred", "grand and a half". Also reads
 * prices as people say them: "one eighty" is 180, "thirty nine ninety nine" is 39.99.
 */
export function spokenNumber(tokens: Token[], i: number): SpokenNumber | null {
  const article = withArticle(tokens, i);
  if (article) return article;
  const word = at(tokens, i);
  if (multiplies(word)) {
    // "Grand and a half" is a number, "grand caravan" is not.
    if (word === 'grand' && share(tokens, i + 1) === null) return null;
    const rest = continued(tokens, i, 1);
    return { ...rest, pair: false, words: rest.next - i };
  }
  const first = belowHundred(tokens, i);
  if (!first) return null;
  const done = (value: number, next: number, pair = false, money = false): SpokenNumber => ({
    value,
    next,
    money,
    pair,
    words: next - i,
  });
  if (multiplies(at(tokens, first.next))) {
    const rest = continued(tokens, first.next, first.value);
    return done(rest.value, rest.next, false, rest.money);
  }
  const half = share(tokens, first.next);
  if (half) {
    if (!multiplies(at(tokens, half.next))) {
      // The context decides if "three and a quarter" means hundreds.
      return done(first.value + half.value, half.next);
    }
    const rest = continued(tokens, half.next, first.value + half.value);
    return done(rest.value, rest.next, false, rest.money);
  }
  if (at(tokens, first.next) === 'oh') {
    const unit = UNITS.get(at(tokens, first.next + 1));
    if (unit !== undefined && first.value < 10) return done(first.value * 100 + unit, first.next + 2, true);
  }
  const second = belowHundred(tokens, first.next);
  if (second && second.value >= 10) {
    // A following "hundred" belongs to the second number: "one fifty two hundred".
    if (multiplies(at(tokens, second.next))) return done(first.value, first.next);
    if (first.value < 10) return done(first.value * 100 + second.value, second.next, true);
    const value = likeChange(second.value)
      ? first.value + second.value / 100
      : first.value * 100 + second.value;
    return done(value, second.next, true);
  }
  return done(first.value, first.next);
}

/** Returns the spoken numbers of a text as digits, from every start: "one twenty eight" gives 128, 28 and 8. */
export function spokenNumbers(text: string): string[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((_, first) => spokenNumber(tokens, first)?.value ?? []).map(String);
}
