import { LISTING_LIMITS } from '../../../listings/contract/listing-limits.ts';
import { freeIn } from './free.ts';
import { endsBrand } from './names.ts';
import { type NumberSpan, numbersIn } from './number-spans.ts';
import {
  CUES,
  MODEL_WORDS,
  NEXT_CLAUSE,
  PAST_AFTER,
  PAST_WORDS,
  POUNDS,
  SOFTENERS,
  TERMS,
  UNITS_AFTER,
  WEAK_CUES,
} from './price-words.ts';
import { takePriceOut } from './price-text.ts';
import { type Token, tokensOf } from './tokens.ts';

export interface FoundPrice {
  /** Cents; null without a clear asking price. */
  cents: number | null;
  /** Whether a currency, a cue such as "asking" or a term such as "obo" says that it is the price. */
  said: boolean;
  /** The text without the asking price; terms of the price stay as their own sentences. */
  rest: string;
}

interface Candidate {
  span: NumberSpan;
  /** Index in the text where the cue before the number starts. */
  start: number;
  end: number;
  score: number;
}

/** Below this a number stays in the text. */
const ENOUGH = 3;
/** A text of at most so many words may end in its price without saying so. */
const SHORT_TEXT = 60;
/** Words left of a number that are looked at. */
const REACH = 7;

const isStop = (token: Token | undefined): boolean =>
  token === undefined || (token.kind === 'mark' && /[.!?;()[\]\n|]/.test(token.text));

const words = (tokens: Token[], from: number, count: number): string[] => {
  const found: string[] = [];
  for (let i = from; found.length < count; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word') break;
    found.push(token.text);
  }
  return found;
};

/** The longest phrase of a set that starts with the first of these words, as its number of words. */
const startsWith = (set: Set<string>, list: string[]): number => {
  for (let length = Math.min(list.length, 5); length > 0; length -= 1) {
    if (set.has(list.slice(0, length).join(' '))) return length;
  }
  return 0;
};

/** The longest phrase of a set that ends right before a token, as its number of words. */
const endsWith = (set: Set<string>, tokens: Token[], before: number): number => {
  for (let length = Math.min(4, before); length > 0; length -= 1) {
    const slice = tokens.slice(before - length, before);
    if (slice.every(({ kind }) => kind === 'word') && set.has(slice.map(({ text }) => text).join(' ')))
      return length;
  }
  return 0;
};

/** The cue before a number, if any: where it starts, and whether it is a strong one. */
function cueBefore(tokens: Token[], first: number): { from: number; strong: boolean } | null {
  let i = first;
  for (let skipped = 0; skipped < 4 && i > 0; skipped += 1) {
    const cue = endsWith(CUES, tokens, i);
    if (cue > 0) return { from: i - cue, strong: true };
    const before = tokens[i - 1];
    if (before?.kind === 'mark' && /[:=~,-]/.test(before.text)) i -= 1;
    else if (before?.kind === 'word' && SOFTENERS.has(before.text)) i -= 1;
    else break;
  }
  // "like ninety bucks", "just forty": softeners alone are weak cues.
  const weak = endsWith(WEAK_CUES, tokens, i);
  if (weak > 0) return { from: i - weak, strong: false };
  return null;
}

/** Whether a word of the past, the shop or another cost stands before the number, nearer than any cue. */
function isPast(tokens: Token[], first: number): boolean {
  for (let i = first - 1, seen = 0; i >= 0 && seen < REACH; i -= 1) {
    const token = tokens[i];
    if (isStop(token) || token === undefined) return false;
    if (token.kind === 'number' || token.kind === 'currency') return false;
    if (token.kind === 'mark') {
      if (token.text === ',') return false;
      continue;
    }
    seen += 1;
    if (endsWith(PAST_WORDS, tokens, i + 1) > 0) {
      // "over" and "up to" speak only of the number right after them.
      return !(['over', 'to'].includes(token.text) && i < first - 2);
    }
    if (
      seen > 1 &&
      endsWith(CUES, tokens, i + 1) > 0 &&
      !['price', 'go for', 'goes for', 'going for'].includes(token.text)
    )
      return false;
    if (
      endsWith(CUES, tokens, i + 1) > 0 &&
      token.text !== 'price' &&
      endsWith(PAST_WORDS, tokens, i) === 0 &&
      !/^(?:for|at)$/.test(token.text)
    )
      return false;
  }
  return false;
}

const spacedAfter = (text: string, end: number): boolean =>
  /^(?:$|\s|[.,;:!?)"'-]+(?:$|\s)|-\s|[+/])/.test(text.slice(end, end + 6));
const spacedBefore = (text: string, start: number): boolean =>
  /(?:^|[\s("~:=*•]|\p{L},|\s-)$/u.test(text.slice(Math.max(0, start - 2), start));
const YEAR = /^(?:19[2-9]\d|20[0-4]\d)$/;
const CLOTHES_SIZES = /^(?:x?x?s|x?x?l|m|small|medium|large)$/;

/** "pounds" weigh where weights are named and nothing else says money. */
const WEIGHTS =
  /\b(?:dumbbells?|kettlebells?|barbells?|weights?|plates?|weighs?|capacity|medicine ball|dog|holds)\b/i;
const OTHER_WEIGHT_OR_QUID = /\b(?:kilos?|kgs?|quid)\b|£/i;

const PHONE = /(?:\+?\d{1,2}[ .-])?\(?\b\d{3}\)?[ .-]\d{3}[ .-]?\d{4}\b|\b\d{3}[ .-]\d{4}\b|\b\d{7,}\b/g;

function candidatesIn(text: string, tokens: Token[], spans: NumberSpan[]): Candidate[] {
  const phones = [...text.matchAll(PHONE)].map((hit) => [hit.index, hit.index + hit[0].length] as const);
  const weighs = WEIGHTS.test(text) && !OTHER_WEIGHT_OR_QUID.test(text);
  const short = tokens.length <= SHORT_TEXT + 10;
  const found: Candidate[] = [];

  for (const span of spans) {
    const { first, next } = span;
    const inPhone = phones.some(([from, to]) => span.start < to && span.end > from);
    const cents = Math.round(span.value * 100);
    if (cents < 0 || cents > LISTING_LIMITS.maxPriceCents) continue;
    const after = words(tokens, next, 5);
    const nextToken = tokens[next];
    const cue = cueBefore(tokens, first);
    const weightInPounds =
      span.word !== null && POUNDS.has(span.word) && !cue?.strong && (weighs || after[0] === 'of');
    const currency = (span.symbol || span.word !== null || span.money) && !weightInPounds;
    if (weightInPounds) continue;
    if (!currency && inPhone) continue;
    if (isPast(tokens, first)) continue;
    if (
      nextToken?.kind === 'word' &&
      startsWith(PAST_AFTER, after) > 0 &&
      !(after[0] === 'new' && after[1] === 'price')
    )
      continue;

    let score = 0;
    if (currency) score += 8;
    if (cue) score += cue.strong ? 6 : 2;
    const term = startsWith(TERMS, after);
    if (term > 0) score += 4;
    // What follows a comma can be a term too: "150, obo".
    else if (nextToken?.text === ',' && startsWith(TERMS, words(tokens, next + 1, 5)) > 0) score += 3;

    const last = nextToken === undefined;
    const closed =
      last ||
      isStop(nextToken) ||
      (nextToken?.kind === 'mark' && !nextToken.glued) ||
      (nextToken?.text === ',' && !tokens[next + 1]?.glued) ||
      term > 0;
    const before = tokens[first - 1];

    if (!currency) {
      if (span.digits && (!spacedBefore(text, span.start) || !spacedAfter(text, span.end))) continue;
      if (span.negated) continue;
      const glue = nextToken?.glued && nextToken.kind === 'word';
      if (glue) continue;
      if (
        nextToken?.kind === 'mark' &&
        /["'%°#*/+]/.test(nextToken.text) &&
        !(nextToken.text === '/' && term > 0)
      )
        continue;
      if (nextToken?.text === '-' && nextToken.glued && tokens[next + 1]?.glued) continue;
      if (term === 0 && startsWith(UNITS_AFTER, after) > 0) continue;
      if (nextToken?.kind === 'number') {
        // "size 9 40": the last of two numbers is the price.
        if (!cue?.strong) continue;
      }
      const strongCue = cue?.strong === true;
      if (span.year && !strongCue) continue;
      const modelBefore =
        before?.kind === 'word' && (MODEL_WORDS.has(before.text) || endsBrand(before.text)) && !(cue !== null && cue.from < first);
      if (modelBefore && term === 0) {
        if (!(span.pair || (span.words ?? 0) >= 2)) continue;
        if (span.sizeFirst) continue;
      }
      const decimal = span.digits && /\.\d\d$/.test(text.slice(span.start, span.end));
      if (decimal) score += 4;
      const counts = !decimal && !closed && nextToken?.kind === 'word' && !NEXT_CLAUSE.has(nextToken.text);
      if (counts && !strongCue && !span.pair && !(span.spoken && span.value >= 100)) continue;
      if (counts && strongCue && nextToken?.kind === 'word' && span.value < 10) continue;
      // "set of four", "two of them"
      if (nextToken?.text === 'of') continue;
      if (span.value < 5 && !strongCue) continue;
      if (span.pair) score += 2;
      else if (span.spoken && span.value >= 20) score += 1;
      if (counts) score -= 2;
      if (closed && short && onlyTailAfter(text, span.end)) {
        score += CLOTHES_SIZES.test(before?.text ?? '') ? 3 : 3;
      } else if (closed && span.pair) score += 1;
      else if (closed && span.digits && /,\d{3}/.test(text.slice(span.start, span.end))) score += 2;
      else if (closed && startsClause(tokens, first) && span.value >= 15) score += 1;
      if (span.pair && !closed && NEXT_CLAUSE.has(nextToken?.text ?? '')) score += 1;
      if (Number.isInteger(span.value) === false && span.spoken && span.value < 10) continue;
    }
    if (before?.kind === 'mark' && before.text === '(') score -= 3;
    if (['or', 'also'].includes(tokens[(cue?.from ?? first) - 1]?.text ?? '')) score -= 4;
    if (
      /\b(?:also selling|and also|toner|fee)\b[^.!?\n]*$/i.test(
        text.slice(Math.max(0, span.start - 60), span.start),
      )
    )
      score -= 6;
    if (score < ENOUGH) continue;
    found.push({
      span,
      start: cue ? (tokens[cue.from]?.start ?? span.start) : span.start,
      end: span.end,
      score,
    });
  }
  return found;
}

const TAIL =
  /^[\s.,;:!?)]*(?:(?:obo|ono|o\.b\.o|or best offer|or (?:nearest |near )?offers?|firm|negotiable|cash(?: only| on collection)?|please|pls|thanks|thank you|each|apiece|a piece|total|even|for (?:it|both|all|everything|all of (?:them|it)|the (?:lot|pair|set|bundle|stack|two))|takes (?:it|them|all|it all|it home)|gets it|no (?:lowballs?|trades)|pick ?up(?: only)?|call|text|message|dm|pm|(?:call|text)(?: or text)?(?: me)?(?: after \w+| at)?|[\d.()-]{7,}|is (?:what i want|my price|fine))[\s.,;:!?)]*)*$/i;
const onlyTailAfter = (text: string, end: number): boolean => TAIL.test(text.slice(end, end + 120));

const startsClause = (tokens: Token[], first: number): boolean => {
  const before = tokens[first - 1];
  return before === undefined || isStop(before) || before.text === ',' || before.text === '-';
};

const MARKER =
  /^(?:[\s,.;!-]|\b(?:for (?:it|the \w+|both|all)|please|obo)\b)*(?:\b(?:no|nope|nah|wait|sorry|i mean|i meant|scratch that|actually|or|oh|er|erm|uh|um|make it|make that|hang on|hold on|correction|well|let's say|rather|excuse me|my bad|just|let's do|say|call it|asking|it's|is|i want|dollars|bucks|for)\b[\s,.;!-]*)+$/i;
const HARD_MARKER =
  /\b(?:no|nope|nah|wait|sorry|i mean|i meant|scratch that|actually|er|erm|make it|make that|hang on|hold on|correction|rather|excuse me|my bad)\b/i;

/** Finds the asking price: each number is weighed by what stands around it, then corrections move the choice. */
export function findPrice(text: string): FoundPrice {
  const tokens = tokensOf(text);
  const spans = numbersIn(text, tokens);
  const candidates = candidatesIn(text, tokens, spans);
  const best = [...candidates].sort((a, b) => b.score - a.score || a.start - b.start)[0];
  const free = freeIn(text);
  if (!best || (free?.sure && best.score < 6)) {
    return free
      ? { cents: 0, said: true, rest: takePriceOut(text, free.start, free.end) }
      : { cents: null, said: false, rest: text };
  }

  let { start, end } = best;
  let { value } = best.span;
  // "a hundred no wait eighty": what is said last counts, and all of it leaves the text.
  for (const span of spans) {
    if (span.start < end) continue;
    const between = text.slice(end, span.start);
    const corrects = between.length <= 60 && MARKER.test(between) && HARD_MARKER.test(between);
    if (!corrects || unitFollows(tokens, span)) break;
    value = span.value;
    end = span.end;
  }
  for (let i = spans.length - 1; i >= 0; i -= 1) {
    const span = spans[i];
    if (!span || span.end > start) continue;
    const between = text.slice(span.end, start);
    if (between.length > 60 || !MARKER.test(between) || !HARD_MARKER.test(between)) continue;
    if (unitFollows(tokens, span)) break;
    const cue = cueBefore(tokens, span.first);
    start = cue ? (tokens[cue.from]?.start ?? span.start) : span.start;
  }
  return { cents: Math.round(value * 100), said: best.score >= 6, rest: takePriceOut(text, start, end) };
}

const unitFollows = (tokens: Token[], span: NumberSpan): boolean =>
  span.word === null && startsWith(UNITS_AFTER, words(tokens, span.next, 3)) > 0;
