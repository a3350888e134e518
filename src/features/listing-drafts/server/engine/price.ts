import type { CategorySlug } from '../../../../shared/taxonomy.ts';
import { freeIn } from './free.ts';
import type { NumberSpan } from './number-spans.ts';
import { cueBefore } from './price-context.ts';
import { ENOUGH, SAID, scoreOf, unitFollows } from './price-score.ts';
import { takePriceOut } from './price-text.ts';
import { type ReadText, readNumbers } from './read-text.ts';

export interface FoundPrice {
  /** Cents; null without a clear asking price. */
  cents: number | null;
  /** Whether a currency, a cue such as "asking" or a term such as "obo" says that it is the price. */
  said: boolean;
  /** The text without the asking price; terms of the price stay as their own sentences. */
  rest: string;
}

const MARKER =
  /^(?:[\s,.;!-]|\b(?:for (?:it|(?:the|this|my) \w+|both|all)|please|obo)\b)*(?:\b(?:no|nope|nah|wait|sorry|i mean|i meant|scratch that|actually|or|but|oh|er|erm|uh|um|make it|make that|hang on|hold on|correction|well|let's say|rather|excuse me|my bad|just|let's do|say|call it|asking|it's|is|i want|dollars|bucks|for)\b[\s,.;!-]*)+$/i;
const TAKES_BACK =
  /\b(?:no|nope|nah|wait|sorry|i mean|i meant|scratch that|actually|er|erm|make it|make that|hang on|hold on|correction|rather|excuse me|my bad)\b/i;
/** What a correction is about: "a hundred for the snowboard, well, ninety". */
const ABOUT = /\bfor ((?:the|my|this|these) \p{L}+(?: (?!well|actually|no|sorry|wait|or|oh)\p{L}+)?)/iu;
/** Characters between a number and the one that corrects it. */
const LONGEST_CORRECTION = 60;

const corrects = (between: string): boolean =>
  between.length <= LONGEST_CORRECTION && MARKER.test(between) && TAKES_BACK.test(between);

/** "eighty, okay, eighty bucks" */
const REPEATS = /^[\s,.]*(?:(?:okay|ok|yeah|yes|so|just|yep)[\s,.]*)*$/i;

interface Choice {
  value: number;
  start: number;
  end: number;
  /** Words within that are not about the price. */
  kept: string;
}

const startOf = ({ tokens }: ReadText, span: NumberSpan): number =>
  tokens[cueBefore(tokens, span.first)?.from ?? span.first]?.start ?? span.start;

/** "a hundred no wait eighty": what is said last counts, and all of it leaves the text. */
function corrected(read: ReadText, chosen: NumberSpan): Choice {
  const choice: Choice = { value: chosen.value, start: startOf(read, chosen), end: chosen.end, kept: '' };
  for (const span of read.spans) {
    if (span.start < choice.end) continue;
    const between = read.text.slice(choice.end, span.start);
    if (
      !(corrects(between) || (span.value === choice.value && REPEATS.test(between))) ||
      unitFollows(read, span)
    )
      break;
    choice.value = span.value;
    choice.kept = ABOUT.exec(between)?.[1] ?? choice.kept;
    choice.end = span.end;
  }
  for (const span of read.spans.toReversed()) {
    if (span.end > choice.start) continue;
    const between = read.text.slice(span.end, choice.start);
    const belongs = corrects(between) || (span.value === choice.value && REPEATS.test(between));
    if (!belongs || unitFollows(read, span)) break;
    choice.start = startOf(read, span);
  }
  return choice;
}

/** Only prices are corrected in such words, so that a number which is must be one. */
const CORRECTED = 4;
const isCorrected = (read: ReadText, span: NumberSpan): boolean => {
  const next = read.spans.find(({ start }) => start >= span.end);
  return next !== undefined && corrects(read.text.slice(span.end, next.start)) && !unitFollows(read, next);
};

/**
 * Finds the asking price: each number is weighed by what stands around it, then corrections move the choice.
 * @param category Of the item; cars have prices that are said in their own way.
 */
export function findPrice(text: string, category: CategorySlug | null = null): FoundPrice {
  const read = readNumbers(text, category);
  let best: { span: NumberSpan; score: number } | null = null;
  for (const span of read.spans) {
    const bare = scoreOf(read, span, cueBefore(read.tokens, span.first));
    const score = bare === null ? null : bare + (isCorrected(read, span) ? CORRECTED : 0);
    if (score !== null && score >= ENOUGH && (best === null || score > best.score)) best = { span, score };
  }
  const free = freeIn(text);
  if (free && (best === null || (free.sure && best.score < SAID))) {
    return { cents: 0, said: true, rest: takePriceOut(text, free.start, free.end, free.kept) };
  }
  if (best === null) return { cents: null, said: false, rest: text };
  const { value, start, end, kept } = corrected(read, best.span);
  return {
    cents: Math.round(value * 100),
    said: best.score >= SAID,
    rest: takePriceOut(text, start, end, kept),
  };
}
