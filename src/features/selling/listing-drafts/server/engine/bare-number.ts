import { endsBrand, JOINED_WORDS, type Token } from '../../../../items/item-language/server/item-language.ts';
import type { NumberSpan } from './number-spans.ts';
import { type Cue, startsWith, wordsFrom } from './price-context.ts';
import { isEngineSize, isForEach, isMarkedAsPrice, startsClause } from './price-signs.ts';
import { COUNTED_FOR, MODEL_WORDS, NEXT_CLAUSE, UNITS_AFTER } from './price-words.ts';
import { isStop, type ReadText } from './read-text.ts';

const SPACE_AFTER = /^(?:$|\s|[.,;:!?)"'-]+(?:$|\s)|-\s|[+/])/;
const SPACE_BEFORE = /(?:^|[\s("~:=*•]|\p{L},|\s-)$/u;

/** Whether the number belongs to a longer code: "128gb", "700x32", "f/4", "24-105", "#401", '27"'. */
function isPartOfCode({ text, tokens }: ReadText, span: NumberSpan, term: boolean): boolean {
  const after = tokens[span.next];
  if (span.digits && !SPACE_BEFORE.test(text.slice(Math.max(0, span.start - 2), span.start))) return true;
  if (span.digits && isForEach(tokens, span.next)) return false;
  if (span.digits && after?.kind !== 'word' && !SPACE_AFTER.test(text.slice(span.end, span.end + 6)))
    return true;
  if (after?.glued && after.kind === 'word') return !JOINED_WORDS.has(after.text);
  if (after?.glued && after.text === '-' && tokens[span.next + 1]?.glued) return true;
  return (
    after?.kind === 'mark' &&
    /["'%°#*/+]/.test(after.text) &&
    !(after.text === '/' && (term || isForEach(tokens, span.next)))
  );
}

/** Words that may follow a price until the end of the text. */
const TAIL =
  /^[\s.,;:!?)]*(?:(?:obo|ono|o\.b\.o|or best offer|or (?:nearest |near )?offers?|firm|negotiable|cash(?: only| on collection)?|please|pls|thanks|thank you|each|apiece|a piece|total|even|for (?:it|both|all(?: of (?:them|it))?|everything|the (?:whole )?(?:lot|pair|set|bundle|stack|two|thing|collection))|final|takes (?:it(?: all| home)?|them|all)|gets it|no (?:lowballs?|trades)|pick ?up(?: only)?|(?:call|text|message|dm|pm)(?: or text)?(?: me)?(?: after \d\w*| at)?|[\d().-]{7,}|is (?:what i want|my price|fine))[\s.,;:!?)]*)*$/i;

/** Matches "75 bench free", "150 comes with a free cover" and "110, i'll throw in the chairs for free". */
const FREE_EXTRA =
  /^,? (?:comes with |with |plus |and )?(?:a |an |\d )?free (?!(?:of|to|from|if|on|in)\b)[\p{L}-]+|^,? (?:(?:i'll|i will|we'll|we will) )?throw(?:ing)? in [^.!?\n]{1,30}\bfree\b|^ and get the \p{L}+ free\b|^ (?:and |with )?(?:the |a )?(?!(?:smoke|smoking|pet|rust|frost|hands|stress|hassle|interest|tax)\b)[\p{L}-]+ (?:is |are |for )?free\s*(?:$|[.,!])/iu;

/** Matches "hundred fifty for a lamp". */
const FOR_ITEM = /^ for (?:a|an|this|these|my|the) /i;
const FOR_NOUN = /^ for (?!(?:all|both|everything|parts|sale|each|one)\b)\p{L}{3}/iu;

/** Matches words of "about 15 pounds", "about 5000". */
export const ABOUT = /^(?:about|around|weighs?|nearly|approximately)$/;
/** Letters without a vowel are usually a model: "jnh 200". */
const isCode = (word: string): boolean =>
  /^[b-df-hj-np-tv-xz]{2,4}$/.test(word) &&
  !/^(?:tv|pc|cd|dvd|mtb|bbq|vcr|lcd|lp|crt|nwt|pls|plz|thx|hdtv)$/.test(word);

/** Whether the word before a number is the unit of another one: "14 pcs 25". */
const isUnit = ({ tokens }: ReadText, { first }: NumberSpan): boolean =>
  tokens[first - 2]?.kind === 'number' &&
  /^(?:pcs?|pk|prs?|yrs?|hrs?|lbs)$/.test(tokens[first - 1]?.text ?? '');

/** Endings of long prices. A number such as "5558" is a code. */
const ROUND = /(?:[05]|99)$/;

/** Whether the number is the second of a list, as in "seats 5 and 6", "from 5 to 52". It has the type of the first. */
const isListed = ({ tokens, spans }: ReadText, span: NumberSpan): boolean =>
  spans[spans.indexOf(span) - 1]?.next === span.first - 1 &&
  /^(?:and|or|to|thru|through|&)$/.test(tokens[span.first - 1]?.text ?? '');

/**
 * Matches "is on" and "tags on", as in "the light is on 2800", "tags on forty". Here "on" does not refer to the number.
 */
const PARTICLE =
  /\b(?:(?:is|are|still|comes?|turns?|stays?|lights?|tags?) on|(?:broken?|worn|worked|built|plugged|trade) in|holds?(?: a| its)? charge)$/;

/** Matches "3rd floor", "off 5th st": its number comes before it. */
const ORDINAL =
  /\b(?:\d+ ?(?:st|nd|rd|th)|first|second|third|fourth|top|ground|bottom) (?:floor|street|st|ave|level|row|grade)$/;

/** Matches "one is" and "she is", as in "one is 26 inch, the other is 24", "she is 12 now". */
const OF_ONE = /\b(?:one|other|first|second|smaller|bigger|larger|he|she|son|daughter) (?:is|was)$/;

/** Whether a small number follows a year and a name, as in "2004 honda shadow 750". It is a model number. */
const isModelOfYear = ({ tokens, spans, category }: ReadText, span: NumberSpan): boolean =>
  category === 'vehicles' &&
  span.digits &&
  span.value < 1_000 &&
  spans.some(
    ({ year, next }) =>
      year &&
      next < span.first &&
      span.first - next <= 3 &&
      tokens.slice(next, span.first).every(({ kind }) => kind === 'word'),
  );

/** A number without a currency, with its context. */
interface Bare {
  read: ReadText;
  span: NumberSpan;
  cue: Cue | null;
  /** Whether a price term such as "obo" follows. */
  term: boolean;
  before: Token | undefined;
  after: Token | undefined;
  written: string;
  /** Whether it has decimals like a price: "19.99". */
  decimal: boolean;
  /** Whether the clause ends after it. */
  closed: boolean;
  /** Whether a counted noun follows: "two controllers", "thirty books". */
  counts: boolean;
  /** Whether a free extra follows. */
  hasFreeExtra: boolean;
  /** Whether words of an agreement or an earlier price follow, or commas enclose it. */
  isPriced: boolean;
}

/** Scores how likely a number without a currency is the price. Null for sizes, models, years, counts and similar. */
export function scoreOfBare(read: ReadText, span: NumberSpan, cue: Cue | null, term: boolean): number | null {
  const { text, tokens } = read;
  const after = tokens[span.next];
  const written = text.slice(span.start, span.end);
  const decimal = span.digits && /\.(?:00|50|95|99)$/.test(written);
  const hasFreeExtra = span.digits && FREE_EXTRA.test(text.slice(span.end, span.end + 50));
  const isPriced = isMarkedAsPrice(read, span);
  const closed =
    term ||
    hasFreeExtra ||
    isPriced ||
    isStop(after) ||
    (after?.kind === 'mark' && !(after.glued && tokens[span.next + 1]?.glued));
  const counts = !decimal && !closed && after?.kind === 'word' && !NEXT_CLAUSE.has(after.text);
  const bare = {
    read,
    span,
    cue,
    term,
    before: tokens[span.first - 1],
    after,
    written,
    decimal,
    closed,
    counts,
    hasFreeExtra,
    isPriced,
  };
  return isMeasure(bare) || isName(bare) || isCount(bare) ? null : weigh(bare);
}

/** Whether "each" follows, so that even a small number is a price: "2 each". */
const isEach = (term: boolean, after: Token | undefined): boolean =>
  term && /^(?:each|ea|apiece)$/.test(after?.text ?? '');

/** Whether the number is a size, has a unit, is a year or part of a longer code. */
function isMeasure({ read, span, cue, term, before, after, decimal }: Bare): boolean {
  const { tokens } = read;
  const strong = cue?.strong === true;
  if (isPartOfCode(read, span, term) || (!term && startsWith(UNITS_AFTER, wordsFrom(tokens, span.next, 3))))
    return true;
  // "30 or so" is a count, unless a price was announced.
  if (cue === null && after?.text === 'or' && tokens[span.next + 1]?.text === 'so') return true;
  if (after?.text === 'of' || (cue === null && ABOUT.test(before?.text ?? ''))) return true;
  if (!strong && (after?.kind === 'number' || span.year || (span.value < 5 && !isEach(term, after))))
    return true;
  // Three numbers in a row are a specification: "i5 8 256".
  if (before?.kind === 'number' && tokens[span.first - 2]?.kind === 'number') return true;
  if (Number.isInteger(span.value)) return false;
  // "deck 8.25", "three and a quarter"
  return span.spoken ? span.value < 10 : !strong && !decimal;
}

/** Whether the number is a phone number, a model or a code. */
function isName({ read, span, cue, term, before, written }: Bare): boolean {
  if (read.phones.some(([from, to]) => span.start < to && span.end > from)) return true;
  if (before?.text === '#') return true;
  if (cue !== null || term) return false;
  if (isModelOfYear(read, span) || (/^\d{4,}$/.test(written) && !ROUND.test(written))) return true;
  if (before?.kind !== 'word') return false;
  if (span.digits && isCode(before.text) && !isUnit(read, span)) return true;
  if (!span.sizeFirst && span.words > 1) return false;
  if (PARTICLE.test(clauseBefore(read, span)) || ORDINAL.test(clauseBefore(read, span))) return false;
  // A round number in words at the end is a price: "needs a battery thirty", "holds a charge forty".
  const isNoun = ALSO_WORDS_ALONE.has(before.text) || read.tokens[span.first - 2]?.text === 'a';
  if (isNoun && span.spoken && span.value % 5 === 0 && isLast(read, span)) return false;
  // Memory, unlike a Dodge Ram: "8 gigs ram 200".
  if (before.text === 'ram' && read.category !== 'vehicles') return false;
  // "schwinn fifty" is a price, "shimano 105" is a model.
  return MODEL_WORDS.has(before.text) || (endsBrand(before.text) && !(span.spoken && span.value % 5 === 0));
}

/** Model words that more often end a clause: "holds air". */
const ALSO_WORDS_ALONE: ReadonlySet<string> = new Set([
  'air',
  'battery',
  'unit',
  'room',
  'part',
  'style',
  'lot',
  'holds',
]);
const isLast = ({ tokens }: ReadText, { next }: NumberSpan): boolean =>
  tokens.slice(next).every(({ kind }) => kind === 'mark');

/** Whether the number counts people, pieces or years. */
function isCount({ read, span, cue, term, before, counts }: Bare): boolean {
  if (cue === null && !term && (isListed(read, span) || OF_ONE.test(clauseBefore(read, span)))) return true;
  if (cue?.strong === false && COUNTED_FOR.has(read.tokens[cue.from - 1]?.text ?? '')) return true;
  if (!counts) return false;
  // "depends on how many you take, 24 bricks"
  const cued = cue?.strong === true && before?.text !== ',';
  return cued ? span.value < 10 : !span.pair && !isLargeSpoken(span);
}

const isLargeSpoken = (span: NumberSpan): boolean => span.spoken && span.value >= 100;

const clauseBefore = ({ text }: ReadText, span: NumberSpan): string =>
  text
    .slice(Math.max(0, span.start - 30), span.start)
    .trimEnd()
    .toLowerCase();

/** Whether a comma and another clause follow: "hairline scratch. 95, comes with three bands". */
const isBeforeClause = (tokens: readonly Token[], span: NumberSpan, spans: readonly NumberSpan[]): boolean =>
  spans.findLast(({ digits }) => digits) === span &&
  tokens[span.next]?.text === ',' &&
  NEXT_CLAUSE.has(tokens[span.next + 1]?.text ?? '');

/** Whether the number is a clause by itself, and not in a list: "Fret wear. 240. No lowballers". */
const isAlone = ({ tokens, spans, category }: ReadText, span: NumberSpan): boolean =>
  span.digits &&
  !isEngineSize(spans, span, category) &&
  span.value >= 10 &&
  startsClause(tokens, span.first) &&
  (isStop(tokens[span.next]) || isBeforeClause(tokens, span, spans)) &&
  spans[spans.indexOf(span) - 1]?.next !== span.first - 1;

const isRoundAndLast = ({ spans }: ReadText, span: NumberSpan): boolean =>
  spans.at(-1) === span && span.value >= 15 && span.value % 5 === 0;

/** Whether what the price is for follows: "fifty for a lamp", at the start also "45 for patio heater". */
const isForItem = ({ text }: ReadText, { first, end, value }: NumberSpan): boolean => {
  const after = text.slice(end, end + 20);
  return FOR_ITEM.test(after) || (first === 0 && value >= 10 && FOR_NOUN.test(after));
};

function weigh({ read, span, written, decimal, closed, counts, hasFreeExtra, isPriced }: Bare): number {
  const { text, tokens, short } = read;
  const starts = startsClause(tokens, span.first);
  let score = decimal ? 4 : 0;
  if (span.pair) score += 2;
  else if (span.spoken && span.value >= 20) score += 1;
  if (counts) score -= 2;
  if (hasFreeExtra || isPriced) score += 3;
  if (starts && isForItem(read, span)) score += 4;
  if (closed && short && TAIL.test(text.slice(span.end, span.end + 120))) score += 3;
  else if (closed && span.digits && /,\d{3}/.test(written)) score += 2;
  else if (closed && isAlone(read, span)) score += 3;
  else if (closed && (span.pair || (starts && span.value >= 15))) score += 1;
  // "The bassinet part and the bag twenty five no stains".
  if (span.spoken && isRoundAndLast(read, span) && tokens[span.next]?.text === 'no') score += 2;
  if (!closed && !counts) score += span.pair ? 1 : isLargeSpoken(span) ? 2 : 0;
  return score;
}
