import { kindsNamed } from '../words/name-index.ts';
import { stem } from '../words/stem.ts';
import { type Amount, amountsIn, type Reading, readingOf } from './amounts.ts';
import { TAKES_BACK, TAKING_BACK } from './limit-words.ts';
import { SIZED } from './measure-words.ts';
import { UNITS } from './units.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Filler words among correction words: "two fifty but sorry I want two thirty". */
const JOINING = words(
  'but and so yeah okay ok asking want for about around dollars bucks call a an excuse me',
);
/** Words that are a correction only between two numbers: "a hundred, er, ninety". */
const BETWEEN_NUMBERS = words('no er erm hang hold bad');
/** Words too common to show what is corrected. */
const COMMON = words(`a an the this that it it's its is was and or of with for in on my i to at`);
const CLOTHES_SIZES = words('xs s m l xl xxl xxxl small medium large xsmall xlarge');
const BED_SIZES = words('twin full queen king');
/** Words after a price that stay when it is corrected: "a hundred for the snowboard, well, ninety". */
const AFTER_PRICE = words('for to obo each firm cash please');
const YEAR = /^(?:19[3-9]|20[0-4])\d$/;
const MARK = /^[,.…!–—-]$/;
const STOP = /[.!?;()]/;
/** Maximum words between a number and its correction: "two controllers, no, actually three controllers". */
const MAX_GAP = 4;
/** The same after a price: "120 for the desk and chair, sorry, 100". */
const MAX_GAP_AFTER_PRICE = 6;
/** Maximum words before a correction to search for the corrected word. */
const MAX_WORDS_BACK = 4;
/** Larger numbers are not sizes. */
const MAX_SIZE = 60;
/** Maximum ratio between a number and its correction. */
const MAX_RATIO = 20;
/** A quick check. Texts without a match have no corrections. */
const HAS_CORRECTION =
  /\b(?:kidding|joking|no|nope|nah|sorry|oops|actually|wait|rather|mean|meant|scratch|correction|make|er|erm|hang on|hold on|my bad|okay|ok|yeah|digo|mejor|(?:was|were) (?:gonna|going to|thinking|about to|asking|wanting)|(?:i|we) (?:said|asked|wanted|listed))\b|\bperdón/i;
/**
 * Intentions that were replaced, before and between two numbers: "I was gonna say four hundred but honestly I'd take
 * three twenty", "I said ninety but I'll do eighty".
 */
const INTENDED =
  /\b(?:i|we) (?:(?:was|were) (?:gonna|going to|about to|thinking(?: of)?|asking|wanting)(?: (?:say|ask|asking|want|saying|list it)(?: (?:for|at))?)?|said|asked|wanted|listed it (?:at|for))(?: like| about| maybe)?$/i;
const INSTEAD =
  /^(?:dollars |bucks )?,? ?(?:but|so|then|and then|though|now|let['’]?s (?:say|do|make it|call it))(?: [^.!?\d]{0,40})?$/i;

/**
 * Whether the second of two words can correct the first, because both are of one type, such as colors. `isSure` is
 * false if only a "no" stands between them.
 */
export type IsAlike = (before: string, after: string, isSure: boolean) => boolean;

/** A sequence of correction words; the end is exclusive. */
interface Run {
  from: number;
  to: number;
  /** Whether it is a correction by itself, unlike "no" in "no box". */
  isSure: boolean;
}

/** Tokens to remove, with their replacement. */
interface Change {
  from: number;
  to: number;
  instead: string;
  /** Whether a corrected number follows. */
  isNumber: boolean;
}

export interface CorrectedText {
  text: string;
  /** Start offsets of numbers that correct others. These are mostly prices. */
  numbers: readonly number[];
}

/** A text with its corrections. */
interface Said extends Reading {
  text: string;
  amounts: readonly Amount[];
}

/**
 * Removes corrected text and the correction words: "16 gigs no sorry 8 gigs" becomes "8 gigs", and "33 inch, no, 34"
 * becomes "34 inch".
 * @param isAlike Tells which words are of one type. Numbers and sizes are built in.
 */
export function withoutTakenBack(text: string, isAlike: IsAlike): CorrectedText {
  if (!HAS_CORRECTION.test(text)) return { text, numbers: [] };
  const reading = readingOf(text);
  const said: Said = { ...reading, text, amounts: amountsIn(reading) };
  const startOf = (index: number): number => said.tokens[index]?.start ?? text.length;
  const corrected = runsIn(said).flatMap(
    (run) => correctedNumber(said, run) ?? correctedWord(said, run, isAlike) ?? [],
  );
  const changes = [...corrected, ...jokes(said), ...saidTwice(said), ...onlyIntended(said)].toSorted(
    (a, b) => a.from - b.from,
  );
  const numbers: number[] = [];
  let result = '';
  let from = 0;
  for (const change of changes) {
    if (startOf(change.from) < from) continue;
    result += text.slice(from, startOf(change.from));
    if (change.isNumber) numbers.push(result.length);
    result += change.instead;
    from = startOf(change.to);
  }
  return { text: result + text.slice(from), numbers };
}

const isTaking = (word: string): boolean =>
  !MARK.test(word) && (TAKES_BACK.has(word) || TAKING_BACK.has(word) || BETWEEN_NUMBERS.has(word));

function runsIn({ words: said }: Said): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < said.length; from += 1) {
    if (!isTaking(said[from] ?? '')) continue;
    let to = from + 1;
    while (to < said.length && isInRun(said[to] ?? '')) to += 1;
    const own = said.slice(from, to);
    const isSure = own.some((word) => TAKES_BACK.has(word));
    let start = from;
    while (/^(?:but|and|so|,|\.|-)$/.test(said[start - 1] ?? '')) start -= 1;
    if (isSure || own.some((word) => BETWEEN_NUMBERS.has(word))) runs.push({ from: start, to, isSure });
    from = to;
  }
  return runs;
}

const isInRun = (word: string): boolean => isTaking(word) || JOINING.has(word) || MARK.test(word);

/**
 * Finds a corrected number: "16 gigs no sorry 8 gigs", "size 10 no size 11", "a hundred for the snowboard, well,
 * ninety".
 */
function correctedNumber(said: Said, run: Run): Change | null {
  const before = said.amounts.findLast(({ next }) => next <= run.from);
  // The number may start with a connecting word, as in "a hundred", or repeat its noun, as in "size 10 no size 11".
  const after = said.amounts.find(({ first }) => first >= run.to - 1 && first <= run.to + 1);
  if (before === undefined || after === undefined) return null;
  const isLed = after.first <= run.to || said.words[run.to] === said.words[before.first - 1];
  const gap = said.words.slice(before.next, run.from);
  // The words after the number may be repeated: "Ninety for the pair, no, eighty for the pair".
  const isSaidAgain = gap.every((word, index) => word === said.words[after.next + index]);
  const most = run.isSure && AFTER_PRICE.has(gap[0] ?? '') ? MAX_GAP_AFTER_PRICE : MAX_GAP;
  const isFar =
    gap.length > most ||
    (gap.length > 1 && !run.isSure && !isSaidAgain) ||
    gap.some((word) => STOP.test(word));
  if (!isLed || isFar) return null;
  const isRepeated = gap.length > 0 && stem(gap[0] ?? '') === stem(said.words[after.next] ?? '');
  if (!isRepeated && !isSameSort(said, before, after)) return null;
  if (isRepeated || gap.length === 0) {
    const isSizeAgain = after.first > run.to;
    return {
      from: isSizeAgain ? before.first - 1 : before.first,
      to: isSizeAgain ? run.to : after.first,
      instead: '',
      isNumber: !isSizeAgain && unitAt(said, after.next) === null,
    };
  }
  if (isCounted(said, run, before, after))
    return { from: before.first, to: after.first, instead: '', isNumber: false };
  const unit = unitAt(said, before.next);
  if (unit === null && !AFTER_PRICE.has(gap[0] ?? '')) return null;
  const textOf = (from: number, to: number): string =>
    said.text.slice(said.tokens[from]?.start ?? 0, said.tokens[to - 1]?.end ?? 0);
  return {
    from: before.first,
    to: isFine(said, after.next) ? after.next + 2 : after.next,
    instead: `${textOf(after.first, after.next)} ${textOf(before.next, run.from)} `,
    isNumber: unit === null,
  };
}

/** Larger numbers are rarely counts of items. */
const MAX_COUNT = 12;

/** Whether both numbers count items: "two kittens, no, sorry, two cat trees". */
function isCounted({ words: said }: Said, run: Run, before: Amount, after: Amount): boolean {
  const next = said[after.next] ?? '';
  const isNoun = /^[a-z]{3,}$/.test(next) && !AFTER_PRICE.has(next) && !JOINING.has(next) && !UNITS.has(next);
  const areCounts = [before, after].every(({ value, isMoney }) => value <= MAX_COUNT && !isMoney);
  return run.isSure && isNoun && areCounts && !AFTER_PRICE.has(said[before.next] ?? '');
}

/** Whether a remark follows rather than a correction: "well, ninety is fine". */
const isFine = ({ words: said }: Said, index: number): boolean =>
  said[index] === 'is' && /^(?:fine|ok|okay|good)$/.test(said[index + 1] ?? '');

/** Finds repeated prices: "eighty, okay, eighty bucks". */
const saidTwice = ({ words: said, amounts }: Said): Change[] =>
  amounts.flatMap((amount, index) => {
    const next = amounts[index + 1];
    if (next?.value !== amount.value || next.isCode || amount.isCode) return [];
    const between = said.slice(amount.next, next.first);
    const isRepeated =
      between.every((word) => JOINING.has(word) || MARK.test(word)) && between.length <= MAX_GAP;
    return isRepeated && between.some((word) => /^(?:yeah|okay|ok|so)$/.test(word))
      ? [{ from: amount.first, to: next.first, instead: '', isNumber: true }]
      : [];
  });

/** Finds prices that the seller considered before the final one. */
const onlyIntended = ({ text, tokens, amounts }: Said): Change[] =>
  amounts.flatMap((amount, index) => {
    const next = amounts[index + 1];
    const lead = INTENDED.exec(text.slice(0, tokens[amount.first]?.start).trimEnd());
    if (next === undefined || lead === null) return [];
    const [end, start] = [tokens[amount.next - 1]?.end ?? 0, tokens[next.first]?.start ?? 0];
    const joint = text.slice(end, start).trim();
    if (!INSTEAD.test(joint)) return [];
    const join = joint.search(/\b(?:but|so|then|and|though|now|let)/i);
    const from = tokens.findIndex((token) => token.start >= lead.index);
    const to = tokens.findIndex((token) => token.start > text.indexOf(joint, end) + join);
    return [{ from, to, instead: '', isNumber: false }];
  });

/** A joke, or a guess, and the words that take it back: "Two kittens? No, just kidding", "marimba? no, it's a xylophone". */
const JOKE =
  /(?:^|[,.;!\n] ?)(?<joke>(?:[^\s,.;!]+ ){1,6}?(?:(?:no,?|just|i'?m) )*(?:kidding|joking)\b[\s,.!]*|(?:[^\s,.;!?]+ ?){1,4}\? (?:no|nope),? (?=it'?s ))/i;

/** Finds a joke. One about a number only takes back the number. */
const jokes = ({ text, tokens, amounts }: Said): Change[] => {
  const found = JOKE.exec(text);
  const joke = found?.groups?.['joke'];
  if (!found || joke === undefined) return [];
  const end = found.index + found[0].length;
  const from = tokens.findIndex(({ start }) => start >= end - joke.length);
  const to = tokens.findIndex(({ start }) => start >= end);
  const isOfNumber = amounts.some(({ first }) => first === to);
  return to < 0 || isOfNumber ? [] : [{ from, to, instead: '', isNumber: false }];
};

const unitAt = ({ words: said }: Said, index: number): string | null =>
  UNITS.has(said[index] ?? '') ? stem(said[index] ?? '') : null;

/** Whether two numbers can be of one type: prices, sizes, measures in one unit, or years. */
function isSameSort(said: Said, before: Amount, after: Amount): boolean {
  if (YEAR.test(before.digits) !== YEAR.test(after.digits)) return false;
  const [unit, unitAfter] = [unitAt(said, before.next), unitAt(said, after.next)];
  if (unitAfter !== null && unit !== unitAfter)
    // Without units, the numbers must be of similar size: "twenty no twenty nine gallons".
    return unit === null && !before.isMoney && after.value < before.value * MAX_RATIO;
  if (unit !== null && after.isMoney) return false;
  const isSize = SIZED.has(said.words[before.first - 1] ?? '');
  return !isSize || (!after.isMoney && after.value <= MAX_SIZE);
}

/**
 * Finds a corrected word of the same type, or a repeated phrase: "size medium, sorry, large", "a seiko no sorry a
 * citizen".
 */
function correctedWord(whole: Said, run: Run, isAlike: IsAlike): Change | null {
  const { words: said, tokens } = whole;
  let at = run.to;
  while (at < run.to + 2 && COMMON.has(said[at] ?? '')) at += 1;
  const [last = '', next = ''] = [said[run.from - 1], said[at]];
  if (tokens[at]?.kind !== 'word') return null;
  if (
    isAlike(last, next, run.isSure) ||
    areSizes(CLOTHES_SIZES, last, next) ||
    areSizes(BED_SIZES, last, next)
  )
    return { from: run.from - 1, to: at, instead: '', isNumber: false };
  if (run.isSure && areAlikeKinds(last, next))
    return { from: run.from - 1, to: at, instead: '', isNumber: false };
  // The noun may be repeated: "a rickenbacker bass, no sorry, it's a hofner bass".
  const again = run.isSure && !COMMON.has(last) ? said.slice(at, at + MAX_WORDS_BACK).indexOf(last) : -1;
  if (again > 0) return { from: Math.max(0, run.from - 1 - again), to: at, instead: '', isNumber: false };
  const earlier = run.isSure ? correctedEarlier(whole, run, at, isAlike) : null;
  if (earlier !== null) return earlier;
  // Something that is lacking: "remote control car, no remote".
  if (COMMON.has(next) || next.length < 4 || (!run.isSure && said[at - 1] === 'no')) return null;
  for (let before = run.from - 1; before >= Math.max(0, run.from - MAX_WORDS_BACK); before -= 1) {
    if (STOP.test(said[before] ?? '')) return null;
    if (said[before] === next) return { from: before, to: at, instead: '', isNumber: false };
  }
  return null;
}

const areSizes = (sizes: ReadonlySet<string>, before: string, after: string): boolean =>
  sizes.has(before) && sizes.has(after);

/** Maximum words between a word and its correction: "queen bed frame in oak, no sorry, it's full". */
const MAX_WORDS_BETWEEN = 6;

/** Finds a corrected color or bed size before other words, which stay. */
function correctedEarlier(
  { words: said, tokens, text }: Said,
  run: Run,
  at: number,
  isAlike: IsAlike,
): Change | null {
  const next = said[at] ?? '';
  for (let index = run.from - 2; index >= 0 && index >= run.from - 1 - MAX_WORDS_BETWEEN; index -= 1) {
    const word = said[index] ?? '';
    if (STOP.test(word)) return null;
    if (!areSizes(BED_SIZES, word, next) && !isAlike(word, next, false)) continue;
    const between = text.slice(tokens[index]?.end, tokens[run.from - 1]?.end);
    const to = said[at + 1] === 'size' ? at + 2 : at + 1;
    return { from: index, to, instead: `${next}${between} `, isNumber: false };
  }
  return null;
}

/** Whether both are kinds of items of one category: "A couch, sorry, a loveseat". */
const areAlikeKinds = (before: string, after: string): boolean => {
  const [kind] = kindsNamed([before]);
  return kind !== undefined && kindsNamed([after])[0]?.category === kind.category;
};
