import { type Amount, amountsIn, type Reading } from './amounts.ts';
import { type Cue, type CueAfter, cueAfter, cueBefore } from './read-cues.ts';

/** A number or range, with the words that limit it. */
export interface Quantity extends Amount {
  /** The upper end; equal to `value` if it is not a range. */
  high: number;
  isRange: boolean;
  /** The digits of the upper end as written. */
  highDigits: string;
  cue: Cue | null;
  after: CueAfter | null;
}

const JOINS = new Set(['-', '–', '—', 'to', 'thru', 'through']);
/** Words that join a range only after "between": "una mesa de 100 a 200". */
const JOINS_AFTER_BETWEEN = new Set(['and', '&', 'y', 'a']);

/** Reads all numbers of a text. A range is one quantity. */
export function quantitiesIn(reading: Reading): Quantity[] {
  const amounts = amountsIn(reading);
  const quantities: Quantity[] = [];
  for (let index = 0; index < amounts.length; index += 1) {
    const [amount, other] = [amounts[index], amounts[index + 1]];
    if (amount === undefined) break;
    const last = quantities.at(-1);
    const cue = cueBefore(reading, amount.first, last?.after?.next ?? last?.next ?? 0);
    const range = other === undefined ? null : rangeOf(reading, amount, other, cue);
    if (range !== null) index += 1;
    const joined = range ?? { ...amount, high: amount.value, isRange: false, highDigits: '' };
    const after = cueAfter(reading, joined.next);
    const following = amounts[index + 1];
    // The limit in between belongs to the second number: "iphone 128 max 200". In "100 min 300 max" it belongs to the
    // first.
    const isOfNext =
      following !== undefined &&
      following.first === after?.next &&
      cueAfter(reading, following.next) === null;
    quantities.push({ ...joined, cue, after: isOfNext ? null : after });
  }
  return quantities;
}

type Range = Amount & Pick<Quantity, 'high' | 'isRange' | 'highDigits'>;

function rangeOf({ words, tokens }: Reading, low: Amount, high: Amount, cue: Cue | null): Range | null {
  if (high.first !== low.next + 1) return null;
  const join = words[low.next] ?? '';
  const isBetween = cue?.kind === 'between' || cue?.kind === 'min';
  // Both numbers share the multiplier: "two or three hundred".
  const isEither = join === 'or' && high.multiplier > 1 && low.multiplier === 1;
  if (!JOINS.has(join) && !isEither && !(isBetween && JOINS_AFTER_BETWEEN.has(join))) return null;
  const [before, after] = [tokens[low.first - 1], tokens[high.next]];
  // Longer codes: "205-55-16", "555-1234-5".
  const isLonger =
    (before?.text === join && tokens[low.first - 2]?.kind === 'number') ||
    (after?.text === join && tokens[high.next + 1]?.kind === 'number');
  const shared = low.multiplier === 1 && low.value * high.multiplier < high.value ? high.multiplier : 1;
  const [from, to] = [low.value * shared, high.value].toSorted((a, b) => a - b);
  // A range that goes down needs a limit word or currency.
  const isUpward = from === low.value * shared || cue !== null;
  return {
    ...low,
    value: from ?? 0,
    high: to ?? 0,
    multiplier: high.multiplier,
    next: high.next,
    isMoney: low.isMoney || high.isMoney,
    isCode: low.isCode || high.isCode || isLonger || !isUpward,
    isRange: true,
    highDigits: high.digits,
  };
}
