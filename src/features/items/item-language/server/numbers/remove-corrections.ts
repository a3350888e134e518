import { setOf } from '../condition/word-sets.ts';
import { amountsIn, readingOf } from './amounts.ts';
import { correctedNumber } from './corrected-number.ts';
import { correctedWord, type IsAlike } from './corrected-word.ts';
import { TAKES_BACK, TAKING_BACK } from './limit-words.ts';
import { type Change, type CorrectionWords, JOINING, MARK, MAX_GAP, type SpokenText } from './spoken-text.ts';

/** Words that are a correction only between two numbers: "a hundred, er, ninety". */
const BETWEEN_NUMBERS = setOf('no er erm hang hold bad');
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

export interface CorrectedText {
  text: string;
  /** Start offsets of numbers that correct others. These are mostly prices. */
  numbers: readonly number[];
}

/**
 * Removes corrected text and the correction words: "16 gigs no sorry 8 gigs" becomes "8 gigs", and "33 inch, no, 34"
 * becomes "34 inch".
 * @param isAlike Tells which words are of one type. Numbers and sizes are built in.
 */
export function removeCorrections(text: string, isAlike: IsAlike): CorrectedText {
  if (!HAS_CORRECTION.test(text)) return { text, numbers: [] };
  const reading = readingOf(text);
  const spoken: SpokenText = { ...reading, text, amounts: amountsIn(reading) };
  const startOf = (index: number): number => spoken.tokens[index]?.start ?? text.length;
  const corrected = correctionsIn(spoken).flatMap(
    (run) => correctedNumber(spoken, run) ?? correctedWord(spoken, run, isAlike) ?? [],
  );
  const changes = [
    ...corrected,
    ...jokes(spoken),
    ...repeatedPrices(spoken),
    ...onlyIntended(spoken),
  ].toSorted((a, b) => a.from - b.from);
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

function correctionsIn({ words }: SpokenText): CorrectionWords[] {
  const corrections: CorrectionWords[] = [];
  for (let from = 0; from < words.length; from += 1) {
    if (!isTaking(words[from] ?? '')) continue;
    let to = from + 1;
    while (to < words.length && isInCorrection(words[to] ?? '')) to += 1;
    const run = words.slice(from, to);
    const isSure = run.some((word) => TAKES_BACK.has(word));
    let start = from;
    while (/^(?:but|and|so|,|\.|-)$/.test(words[start - 1] ?? '')) start -= 1;
    if (isSure || run.some((word) => BETWEEN_NUMBERS.has(word)))
      corrections.push({ from: start, to, isSure });
    from = to;
  }
  return corrections;
}

const isInCorrection = (word: string): boolean => isTaking(word) || JOINING.has(word) || MARK.test(word);

/** Finds repeated prices: "eighty, okay, eighty bucks". */
const repeatedPrices = ({ words, amounts }: SpokenText): Change[] =>
  amounts.flatMap((amount, index) => {
    const next = amounts[index + 1];
    if (next?.value !== amount.value || next.isCode || amount.isCode) return [];
    const between = words.slice(amount.next, next.first);
    const isRepeated =
      between.every((word) => JOINING.has(word) || MARK.test(word)) && between.length <= MAX_GAP;
    return isRepeated && between.some((word) => /^(?:yeah|okay|ok|so)$/.test(word))
      ? [{ from: amount.first, to: next.first, instead: '', isNumber: true }]
      : [];
  });

/** Finds prices that the seller considered before the final one. */
const onlyIntended = ({ text, tokens, amounts }: SpokenText): Change[] =>
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
  /^(?<joke>(?:[^\s,.;!]+ ){0,4}[^\s,.;!]+(?:\.|,)? (?:(?:no|nah|nope|just|i'?m|not really),? )*(?:kidding|joking)\b[\s,.!]*)|(?:^|[,.;!\n] ?)(?<joke>(?:[^\s,.;!]+ ){1,6}?(?:(?:no,?|just|i'?m) )*(?:kidding|joking)\b[\s,.!]*|(?:[^\s,.;!?]+ ?){1,4}\? (?:no|nope),? (?=it'?s ))/i;

/** Finds a joke. One about a number only takes back the number. */
const jokes = ({ text, tokens, amounts }: SpokenText): Change[] => {
  const match = JOKE.exec(text);
  const joke = match?.groups?.['joke'];
  if (!match || joke === undefined) return [];
  const end = match.index + match[0].length;
  const from = tokens.findIndex(({ start }) => start >= end - joke.length);
  const to = tokens.findIndex(({ start }) => start >= end);
  const isOfNumber = amounts.some(({ first }) => first === to);
  return to < 0 || isOfNumber ? [] : [{ from, to, instead: '', isNumber: false }];
};
