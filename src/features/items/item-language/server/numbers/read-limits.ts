import { type Reading, readingOf } from './amounts.ts';
import { withCorrections } from './corrections.ts';
import { freeIn } from './free.ts';
import { type Meaning, meaningOf, type TokenRange } from './meanings.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { quantitiesIn } from './quantities.ts';
import { cueAfter } from './read-cues.ts';
import { UNITS } from './units.ts';

/** A range of characters. */
type Span = readonly [from: number, to: number];

/** A price limit in dollars. At least one end is set. */
export interface PriceLimit {
  min: number | null;
  max: number | null;
  /** Whether the limit is exclusive: "under 100" is, "up to 100" is not. */
  isStrict: boolean;
  /** Its character ranges, including corrected text. */
  spans: readonly Span[];
}

export interface ReadLimits {
  /** The limits in order. Two may exclude each other. */
  limits: PriceLimit[];
  /** Text to ignore when searching: corrected text, and limits of measures. */
  asides: Span[];
}

/** Maximum number of limits. */
const MAX_LIMITS = 8;
/** A quick check. Texts without a match have no price. */
const HAS_NUMBER = new RegExp(
  String.raw`\d|\b(?:${NUMBER_WORDS.join('|')}|hunnid|hundo|grand|buck|dollar|tenner|fiver|mil|cien|\w+cientos|quinientos|veinte|treinta|\w+enta)\b`,
  'i',
);

/** Reads price limits: "under 200", "no less than 2k", "between 200 and 400", "around $50", "free". */
export function readLimits(text: string): ReadLimits {
  if (!HAS_NUMBER.test(text)) return { limits: readFree(text), asides: [] };
  const reading = readingOf(text);
  const read = quantitiesIn(reading).map((quantity) => meaningOf(reading, quantity));
  const { meanings, takenBack } = withCorrections(reading, read);
  const spanOf = ([from, to]: TokenRange): Span => [
    reading.tokens[from]?.start ?? 0,
    reading.tokens[to - 1]?.end ?? 0,
  ];
  const stated = meanings.filter(({ sort }) => sort === 'limit');
  // A single price is treated as a budget.
  const [plain] = meanings.filter(({ sort }) => sort === 'plain');
  const chosen = stated.length > 0 || plain === undefined ? stated : [plain];
  const limits = chosen.slice(0, MAX_LIMITS).map(({ min, max, parts, quantity }) => ({
    min,
    max,
    isStrict: quantity.cue?.isStrict === true,
    spans: parts.map(spanOf),
  }));
  return {
    limits: limits.length > 0 ? limits : readFree(text),
    asides: [...takenBack, ...meanings.flatMap((meaning) => idleWords(reading, meaning))].map(spanOf),
  };
}

function readFree(text: string): PriceLimit[] {
  const free = freeIn(text);
  return free === null ? [] : [{ min: null, max: 0, isStrict: false, spans: [[free.start, free.end]] }];
}

/**
 * Returns limit words that refer to a measure or year: "no more than", "and up". They are neither a price nor search
 * words.
 */
function idleWords(reading: Reading, { sort, quantity: { cue, after, first, next } }: Meaning): TokenRange[] {
  if (sort !== 'measure') return [];
  const idle: TokenRange[] = [];
  const compares = cue !== null && cue.kind !== 'for' && (cue.isStrict || first - cue.own > 1);
  if (compares || cue?.kind === 'about') idle.push([cue.own, first]);
  const end = UNITS.has(reading.words[next] ?? '') ? next + 1 : next;
  const more = end === next ? after : cueAfter(reading, end);
  // A single "max" after a number is a model: "12 max".
  if (more !== null && more.next - end > 1) idle.push([end, more.next]);
  return idle;
}
