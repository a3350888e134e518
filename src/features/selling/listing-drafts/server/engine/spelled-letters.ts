import { readingOf, type Token } from '../../../../items/item-language/server/item-language.ts';
import { type NumberSpan, numbersIn } from './number-spans.ts';
import { namesMaker } from './title-words.ts';

/** A quick check: a letter alone that is no word of its own, or "i phone". */
const HAS_LETTERS = /(?:^|\s)(?:[b-hj-z]|ps|the i|i (?:phone|pad|pod|mac))(?=\s)/i;
/** Words after "i" that make it a pronoun: "h p i bought", but not "p s i honda engine". */
const AFTER_PRONOUN = new Set(
  'have had bought paid got just used am want think only was will can never need would ran took found'.split(
    ' ',
  ),
);
/** Larger numbers are no models. */
const MAX_MODEL = 9_999;
/** Words before a letter that make it a size or a part of a list: "size l forty". */
const NO_NAME_BEFORE = new Set(
  'size sz small medium large or and to vitamin plan team row section'.split(' '),
);
/** Letters that are more often a size or a measure than the start of a model: "two x four". */
const NO_MODEL = new Set('x s m l'.split(' '));
/** Words after two numbers in a row, where only the second belongs to them: "v two sixty by thirty". */
const MEASURES_NEXT = new Set('by x inch inches gig gigs foot feet'.split(' '));
/** Ends of longer names that are words of their own: "l g t v". */
const OWN_END = /^(?<name>.{2,})(?<end>TV|PC)$/;

/**
 * Joins names that a speaker spells: "l g t v" becomes "LG TV", "f g eight hundred" becomes "FG800", and "i phone"
 * becomes "iphone". The last number of a text may be the price, so it stays alone.
 */
export function joinSpelled(text: string): string {
  if (!HAS_LETTERS.test(text)) return text;
  const whole = text.replace(/\bi (?=(?:phone|pad|pod|mac)s?\b)/gi, 'i');
  const reading = readingOf(whole);
  const { tokens } = reading;
  const spans = numbersIn(whole, reading);
  let result = '';
  let from = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const run = runAt(tokens, index);
    const start = tokens[index]?.start ?? 0;
    if (run === null || start < from) continue;
    const number = numberAfter(tokens, spans, index, run);
    if (number === null && run.letters.length < 2) continue;
    const name = run.letters === 'i' ? 'i' : run.letters.toUpperCase();
    const parts = number === null ? OWN_END.exec(name)?.groups : undefined;
    const joined = parts ? `${parts['name']} ${parts['end']}` : name + (number?.digits ?? '');
    result += whole.slice(from, start) + joined;
    from = number?.end ?? tokens[run.next - 1]?.end ?? start;
    index = run.next - 1;
  }
  return result + whole.slice(from);
}

interface Run {
  letters: string;
  /** Index of the token after it. */
  next: number;
}

const isLetter = (token: Token | undefined): boolean =>
  token?.kind === 'word' && !token.glued && /^[a-z]$/.test(token.text);

/** Returns the letters spelled from a token; null if there are none. */
function runAt(tokens: readonly Token[], index: number): Run | null {
  const first = tokens[index];
  if (first?.text === 'ps') return { letters: 'ps', next: index + 1 };
  if (!isLetter(first) || NO_NAME_BEFORE.has(tokens[index - 1]?.text ?? '')) return null;
  let next = index;
  while (isLetter(tokens[next]) && !tokens[next + 1]?.glued) next += 1;
  let letters = tokens
    .slice(index, next)
    .map((token) => token.text)
    .join('');
  // An article, or a pronoun, may follow: "x l e a hundred", "h p i bought". In "d j i" it is the name's last letter.
  const isOwn = letters.endsWith('a')
    ? namesMaker(letters)
    : !letters.endsWith('i') || !AFTER_PRONOUN.has(tokens[next]?.text ?? '');
  if (letters.length > 1 && !isOwn) {
    letters = letters.slice(0, -1);
    next -= 1;
  }
  if (first?.text === 'a' && letters !== 'ac') return null;
  if (letters === 'i' && tokens[index - 1]?.text !== 'the') return null;
  return { letters, next };
}

/** Whether the number, or its second half, is a measure: "two sixty by thirty", but not "g seven x mark two". */
const isMeasured = (tokens: readonly Token[], spans: readonly NumberSpan[], { next }: NumberSpan): boolean =>
  MEASURES_NEXT.has(tokens[next]?.text ?? '') &&
  (tokens[next]?.text !== 'x' || spans.some(({ first }) => first === next + 1));

/** Returns the model number after spelled letters; null if a price or no number follows. */
function numberAfter(
  tokens: readonly Token[],
  spans: readonly NumberSpan[],
  at: number,
  { letters, next }: Run,
): { digits: string; end: number } | null {
  const index = spans.findIndex(({ first }) => first === next);
  const span = spans[index];
  const isLast = index === spans.length - 1;
  if (span === undefined || isLast || span.isMoney || span.digits || !Number.isInteger(span.value))
    return null;
  if (span.value > MAX_MODEL || (letters === 'ps' && span.value > 5)) return null;
  if (letters.length === 1 && (NO_MODEL.has(letters) || next !== at + 1)) return null;
  if (isMeasured(tokens, spans, span)) {
    const isTwo = span.pair && span.value >= 100;
    return isTwo ? { digits: String(span.value).slice(0, 1), end: tokens[next]?.end ?? span.end } : null;
  }
  return { digits: String(span.value), end: span.end };
}
