import { type Reading, readingOf } from './amounts.ts';
import { withCorrections } from './corrections.ts';
import { freeIn } from './free.ts';
import { type Meaning, meaningOf, type TokenRange } from './meanings.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { UNITS } from './units.ts';
import { quantitiesIn } from './quantities.ts';
import { cueAfter } from './read-cues.ts';

/** Where something stands in a text. */
type Span = readonly [from: number, to: number];

/** What a text says of a price, in dollars; at least one end is there. */
export interface PriceLimit {
  min: number | null;
  max: number | null;
  /** "under 100" leaves 100 out, "up to 100" does not. */
  isStrict: boolean;
  /** Where it stands in the text, with what it corrects. */
  spans: readonly Span[];
}

export interface ReadLimits {
  /** In the order of the text. Two of them may exclude each other. */
  limits: PriceLimit[];
  /** Words that say nothing of the item: what is taken back, and limits of measures. */
  asides: Span[];
}

/** More do not narrow a search any further. */
const MAX_LIMITS = 8;
/** Texts without any of these have no price. */
const HAS_NUMBER = new RegExp(
  String.raw`\d|\b(?:${NUMBER_WORDS.join('|')}|hunnid|hundo|grand|buck|dollar|tenner|fiver|mil|cien|\w+cientos|quinientos|veinte|treinta|\w+enta)\b`,
  'i',
);

/** Reads the prices that somebody sets: "under 200", "no less than 2k", "between 200 and 400", "around $50", "free". */
export function readLimits(text: string): ReadLimits {
  if (!HAS_NUMBER.test(text)) return { limits: readFree(text), asides: [] };
  const reading = readingOf(text);
  const read = quantitiesIn(reading).map((quantity) => meaningOf(reading, quantity));
  const { meanings, takenBack } = withCorrections(reading, read);
  const spanOf = ([from, to]: TokenRange): Span => [
    reading.tokens[from]?.start ?? 0,
    reading.tokens[to - 1]?.end ?? 0,
  ];
  const found = meanings.filter(({ sort }) => sort === 'limit');
  // A single price is about what there is to spend.
  const [plain] = meanings.filter(({ sort }) => sort === 'plain');
  const said = found.length > 0 || plain === undefined ? found : [plain];
  const limits = said.slice(0, MAX_LIMITS).map(({ min, max, parts, quantity }) => ({
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

/** "no more than" before a measure and "and up" after a year limit no price, and are no words of the item. */
function idleWords(reading: Reading, { sort, quantity: { cue, after, first, next } }: Meaning): TokenRange[] {
  if (sort !== 'measure') return [];
  const idle: TokenRange[] = [];
  const compares = cue !== null && cue.kind !== 'for' && (cue.isStrict || first - cue.own > 1);
  if (compares || cue?.kind === 'about') idle.push([cue.own, first]);
  const end = UNITS.has(reading.words[next] ?? '') ? next + 1 : next;
  const more = end === next ? after : cueAfter(reading, end);
  // "12 max" is a model.
  if (more !== null && more.next - end > 1) idle.push([end, more.next]);
  return idle;
}
