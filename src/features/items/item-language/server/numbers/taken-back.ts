import { kindsNamed } from '../words/name-index.ts';
import { stem } from '../words/stem.ts';
import { type Amount, amountsIn, type Reading, readingOf } from './amounts.ts';
import { TAKES_BACK, TAKING_BACK } from './limit-words.ts';
import { SIZED } from './measure-words.ts';
import { UNITS } from './units.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Among words that take back, these change nothing: "two fifty but sorry I want two thirty". */
const JOINING = words(
  'but and so yeah okay ok asking want for about around dollars bucks call a an excuse me',
);
/** Between two numbers, these take back the first too: "a hundred, er, ninety". */
const BETWEEN_NUMBERS = words('no er erm hang hold bad');
/** Words that are too common to show what is corrected. */
const COMMON = words(`a an the this that it it's its is was and or of with for in on my i to at`);
const CLOTHES_SIZES = words('xs s m l xl xxl xxxl small medium large xsmall xlarge');
/** After a price, they stay where the price changes: "a hundred for the snowboard, well, ninety". */
const AFTER_PRICE = words('for to obo each firm cash please');
const YEAR = /^(?:19[3-9]|20[0-4])\d$/;
const MARK = /^[,.…!–—-]$/;
const STOP = /[.!?;()]/;
/** Words between a number and the ones that take it back: "two controllers, no, actually three controllers". */
const MAX_GAP = 4;
/** Words before a correction among which the corrected one is looked for. */
const REACH = 4;
/** No size is larger. */
const MAX_SIZE = 60;
/** A number of the same thing is not more times as large. */
const MAX_RATIO = 20;
/** Texts without any of these take nothing back. */
const HAS_CORRECTION =
  /\b(?:no|nope|nah|sorry|oops|actually|wait|rather|mean|meant|scratch|correction|make|er|erm|hang on|hold on|my bad|okay|ok|yeah|digo|mejor|(?:was|were) (?:gonna|going to|thinking|about to|asking|wanting)|(?:i|we) (?:said|asked|wanted|listed))\b|\bperdón/i;
/** "I was gonna say four hundred but honestly I'd take three twenty", "I said ninety but I'll do eighty": before the first number, and between the two. */
const INTENDED =
  /\b(?:i|we) (?:(?:was|were) (?:gonna|going to|about to|thinking(?: of)?|asking|wanting)(?: (?:say|ask|asking|want|saying|list it)(?: (?:for|at))?)?|said|asked|wanted|listed it (?:at|for))(?: like| about| maybe)?$/i;
const INSTEAD =
  /^(?:dollars |bucks )?,? ?(?:but|so|then|and then|though|now|let['’]?s (?:say|do|make it|call it))(?: [^.!?\d]{0,40})?$/i;

/**
 * Two words of one sort, such as two colors, of which the second may correct the first. What stands between them is
 * sure to take something back, or may be no more than a "no".
 */
export type IsAlike = (before: string, after: string, isSure: boolean) => boolean;

/** Words that take something back, from one token to the one after the last. */
interface Run {
  from: number;
  to: number;
  /** Whether they say so alone: "no" does not, as in "no box". */
  isSure: boolean;
}

/** Tokens that are left out, and the text that takes their place. */
interface Change {
  from: number;
  to: number;
  instead: string;
  /** Whether a number follows that corrects another. */
  isNumber: boolean;
}

export interface CorrectedText {
  text: string;
  /** Where numbers start that correct others: people correct prices more often than anything else. */
  numbers: readonly number[];
}

/** A text and what was found in it. */
interface Said extends Reading {
  text: string;
  amounts: readonly Amount[];
}

/**
 * Removes what somebody takes back, with the words that say so: "16 gigs no sorry 8 gigs" becomes "8 gigs", and
 * "33 inch, no, 34" becomes "34 inch".
 * @param isAlike Tells which words are of one sort; numbers and sizes are known.
 */
export function withoutTakenBack(text: string, isAlike: IsAlike): CorrectedText {
  if (!HAS_CORRECTION.test(text)) return { text, numbers: [] };
  const reading = readingOf(text);
  const said: Said = { ...reading, text, amounts: amountsIn(reading) };
  const startOf = (at: number): number => said.tokens[at]?.start ?? text.length;
  const corrected = runsIn(said).flatMap(
    (run) => correctedNumber(said, run) ?? correctedWord(said, run, isAlike) ?? [],
  );
  const changes = [...corrected, ...saidTwice(said), ...onlyIntended(said)].toSorted(
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

/** "16 gigs no sorry 8 gigs", "size 10 no size 11", "a hundred for the snowboard, well, ninety" */
function correctedNumber(said: Said, run: Run): Change | null {
  const before = said.amounts.findLast(({ next }) => next <= run.from);
  // "A hundred" starts with a word that joins, and "size 10 no size 11" says again what is counted.
  const after = said.amounts.find(({ first }) => first >= run.to - 1 && first <= run.to + 1);
  if (before === undefined || after === undefined) return null;
  const isLed = after.first <= run.to || said.words[run.to] === said.words[before.first - 1];
  const gap = said.words.slice(before.next, run.from);
  // "Ninety for the pair, no, eighty for the pair"
  const isSaidAgain = gap.every((word, index) => word === said.words[after.next + index]);
  const isFar =
    gap.length > MAX_GAP ||
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

/** "well, ninety is fine" */
const isFine = ({ words: said }: Said, at: number): boolean =>
  said[at] === 'is' && /^(?:fine|ok|okay|good)$/.test(said[at + 1] ?? '');

/** "eighty, okay, eighty bucks" */
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

/** Prices that somebody had in mind before the one they say next. */
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

const unitAt = ({ words: said }: Said, at: number): string | null =>
  UNITS.has(said[at] ?? '') ? stem(said[at] ?? '') : null;

/** Whether two numbers can say the same: two prices, two sizes, two measures in one unit, two years. */
function isSameSort(said: Said, before: Amount, after: Amount): boolean {
  if (YEAR.test(before.digits) !== YEAR.test(after.digits)) return false;
  const [unit, unitAfter] = [unitAt(said, before.next), unitAt(said, after.next)];
  if (unitAfter !== null && unit !== unitAfter)
    // "twenty no twenty nine gallons"
    return unit === null && !before.isMoney && after.value < before.value * MAX_RATIO;
  if (unit !== null && after.isMoney) return false;
  const isSize = SIZED.has(said.words[before.first - 1] ?? '');
  return !isSize || (!after.isMoney && after.value <= MAX_SIZE);
}

/** "size medium, sorry, large", "a seiko no sorry a citizen": a word of the same sort, or one that is said again. */
function correctedWord({ words: said, tokens }: Said, run: Run, isAlike: IsAlike): Change | null {
  let at = run.to;
  while (at < run.to + 2 && COMMON.has(said[at] ?? '')) at += 1;
  const [last = '', next = ''] = [said[run.from - 1], said[at]];
  if (tokens[at]?.kind !== 'word') return null;
  if (isAlike(last, next, run.isSure) || (CLOTHES_SIZES.has(last) && CLOTHES_SIZES.has(next)))
    return { from: run.from - 1, to: at, instead: '', isNumber: false };
  if (run.isSure && areAlikeKinds(last, next))
    return { from: run.from - 1, to: at, instead: '', isNumber: false };
  // "a rickenbacker bass, no sorry, it's a hofner bass"
  const again = run.isSure && !COMMON.has(last) ? said.slice(at, at + REACH).indexOf(last) : -1;
  if (again > 0) return { from: Math.max(0, run.from - 1 - again), to: at, instead: '', isNumber: false };
  if (COMMON.has(next) || next.length < 4) return null;
  for (let before = run.from - 1; before >= Math.max(0, run.from - REACH); before -= 1) {
    if (STOP.test(said[before] ?? '')) return null;
    if (said[before] === next) return { from: before, to: at, instead: '', isNumber: false };
  }
  return null;
}

/** "A couch, sorry, a loveseat": two kinds of items of one category. */
const areAlikeKinds = (before: string, after: string): boolean => {
  const [kind] = kindsNamed([before]);
  return kind !== undefined && kindsNamed([after])[0]?.category === kind.category;
};
