import type { CategorySlug } from '../../../listings/contract/taxonomy.ts';
import { LISTING_LIMITS } from '../../../listings/contract/listing-limits.ts';
import { endsBrand } from './names.ts';
import { type NumberSpan, numbersIn } from './number-spans.ts';
import { endsWith, startsWith, wordsFrom } from './phrases.ts';
import {
  COUNTED_FOR,
  CUES,
  MODEL_WORDS,
  NEXT_CLAUSE,
  PAST_AFTER,
  PAST_LINKS,
  PAST_WORDS,
  POUNDS,
  SOFTENERS,
  TERMS,
  UNITS_AFTER,
  WEAK_CUES,
} from './price-words.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A text with what was found in it once, for all its numbers. */
export interface ReadText {
  text: string;
  tokens: Token[];
  spans: NumberSpan[];
  /** Places of phone numbers. */
  phones: (readonly [from: number, to: number])[];
  /** Whether "pounds" weigh here. */
  weighs: boolean;
  short: boolean;
  category: CategorySlug | null;
}

/** A text of at most so many words and marks may end in its price without saying so. */
const SHORT_TEXT = 70;
/** Words left of a number that are looked at. */
const REACH = 7;
/** From here on the words around a number say that it is the price. */
export const SAID = 6;
/** Below this a number stays in the text. */
export const ENOUGH = 3;

const WEIGHTS =
  /\b(?:dumbbells?|kettlebells?|barbells?|weights?|plates?|weighs?|capacity|medicine ball|dog|holds)\b/i;
const OTHER_WEIGHT_OR_QUID = /\b(?:kilos?|kgs?|quid)\b|£/i;
const PHONE = /(?:\+?\d{1,2}[ .-])?\(?\b\d{3}\)?[ .-]\d{3}[ .-]?\d{4}\b|\b\d{3}[ .-]\d{4}\b|\b\d{7,}\b/g;

export function readNumbers(text: string, category: CategorySlug | null): ReadText {
  const tokens = tokensOf(text);
  return {
    text,
    tokens,
    spans: numbersIn(text, tokens),
    phones: [...text.matchAll(PHONE)].map((hit) => [hit.index, hit.index + hit[0].length] as const),
    weighs: WEIGHTS.test(text) && !OTHER_WEIGHT_OR_QUID.test(text),
    short: tokens.length <= SHORT_TEXT,
    category,
  };
}

const spanBefore = ({ spans }: ReadText, span: NumberSpan): NumberSpan | undefined =>
  spans[spans.indexOf(span) - 1];

const isStop = (token: Token | undefined): boolean =>
  token === undefined || (token.kind === 'mark' && /[.!?;()[\]|]/.test(token.text));

export interface Cue {
  /** Index of its first token. */
  from: number;
  /** "asking" is strong, "for" is weak. */
  strong: boolean;
}

/** The words before a number that lead to a price, if any. */
export function cueBefore(tokens: Token[], first: number): Cue | null {
  let i = first;
  for (let skipped = 0; skipped < 4 && i > 0; skipped += 1) {
    const cue = endsWith(CUES, tokens, i);
    if (cue > 0) return { from: i - cue, strong: true };
    const before = tokens[i - 1];
    const soft =
      (before?.kind === 'mark' && /[:=~,-]/.test(before.text)) ||
      (before?.kind === 'word' && SOFTENERS.has(before.text));
    if (!soft) break;
    i -= 1;
  }
  const weak = endsWith(WEAK_CUES, tokens, i);
  return weak > 0 ? { from: i - weak, strong: false } : null;
}

/** Whether a word of the past, the shop or another cost stands before the number, nearer than any cue. */
function isPast(tokens: Token[], first: number): boolean {
  for (let i = first - 1, seen = 0; i >= 0 && seen < REACH; i -= 1) {
    const token = tokens[i];
    if (token === undefined || isStop(token)) return false;
    if (token.kind === 'number' || token.kind === 'currency' || token.text === ',') return false;
    if (token.kind === 'mark') continue;
    seen += 1;
    if (endsWith(PAST_WORDS, tokens, i + 1) > 0) {
      const free =
        tokens[i - 1]?.text === 'free' || tokens[i + 1]?.text === 'free' || tokens[i + 2]?.text === 'free';
      if (free && /^(?:delivery|shipping|postage)$/.test(token.text)) return false;
      // "over" and "up to" speak only of the number right after them.
      return !(['over', 'to'].includes(token.text) && i < first - 2);
    }
    if (endsWith(CUES, tokens, i + 1) > 0 && !/^(?:price|for|at)$/.test(token.text)) return false;
    // "it was my grandma's, runs good, ninety": other words between them part the two.
    if (!PAST_LINKS.has(token.text)) return false;
  }
  return false;
}

const SPACE_AFTER = /^(?:$|\s|[.,;:!?)"'-]+(?:$|\s)|-\s|[+/])/;
const SPACE_BEFORE = /(?:^|[\s("~:=*•]|\p{L},|\s-)$/u;

/** Whether the number is a part of something longer: "128gb", "700x32", "f/4", "24-105", "#401", '27"'. */
function isPartOfCode({ text, tokens }: ReadText, span: NumberSpan, term: boolean): boolean {
  const after = tokens[span.next];
  if (span.digits && !SPACE_BEFORE.test(text.slice(Math.max(0, span.start - 2), span.start))) return true;
  if (span.digits && !SPACE_AFTER.test(text.slice(span.end, span.end + 6))) return true;
  if (after?.glued && after.kind === 'word') return true;
  if (after?.glued && after.text === '-' && tokens[span.next + 1]?.glued) return true;
  return after?.kind === 'mark' && /["'%°#*/+]/.test(after.text) && !(after.text === '/' && term);
}

/** What may follow a price to the end of the text. */
const TAIL =
  /^[\s.,;:!?)]*(?:(?:obo|ono|o\.b\.o|or best offer|or (?:nearest |near )?offers?|firm|negotiable|cash(?: only| on collection)?|please|pls|thanks|thank you|each|apiece|a piece|total|even|for (?:it|both|all(?: of (?:them|it))?|everything|the (?:whole )?(?:lot|pair|set|bundle|stack|two|thing|collection))|final|takes (?:it(?: all| home)?|them|all)|gets it|no (?:lowballs?|trades)|pick ?up(?: only)?|(?:call|text|message|dm|pm)(?: or text)?(?: me)?(?: after \d\w*| at)?|[\d().-]{7,}|is (?:what i want|my price|fine))[\s.,;:!?)]*)*$/i;

/** "hundred fifty for a lamp" */
const FOR_ITEM = /^ for (?:a|an|this|these|my|the) /i;

const startsClause = (tokens: Token[], first: number): boolean => {
  const before = tokens[first - 1];
  return isStop(before) || before?.text === ',' || before?.text === '-';
};

/** "about 15 pounds", "about 5000" */
const ABOUT = /^(?:about|around|weighs?|nearly|approximately)$/;
/** And of weights. */
const ROUGHLY =
  /^(?:maybe|like|max|maximum|least|under|over|total|another|extra|than|rated|is|was|lost|gained|lifts?|pulls?)$/;

/** Letters without a vowel are the start of a model: "jnh 200". */
const isCode = (word: string): boolean =>
  /^[b-df-hj-np-tv-xz]{2,4}$/.test(word) &&
  !/^(?:tv|pc|cd|dvd|mtb|bbq|vcr|lcd|lp|crt|nwt|pls|plz|thx|hdtv)$/.test(word);

/** Long numbers that are prices end in one of these; "5558" is a code. */
const ROUND = /(?:[05]|99)$/;

/** "seats 5 and 6", "from 5 to 52": the second number is of the sort of the first, which no cue makes a price. */
const isListed = (tokens: Token[], first: number, before: NumberSpan | undefined): boolean =>
  before?.next === first - 1 && /^(?:and|or|to|thru|through|&)$/.test(tokens[first - 1]?.text ?? '');

/** "the light is on 2800", "tags on forty": the word belongs to what stands before it, not to the number. */
const PARTICLE =
  /\b(?:(?:is|are|still|comes?|turns?|stays?|lights?|tags?) on|(?:broken|built|plugged|trade) in)$/;

/** "one is 26 inch, the other is 24", "she is 12 now" */
const OF_ONE = /\b(?:one|other|first|second|smaller|bigger|larger|he|she|son|daughter) (?:is|was)$/;

/** "2004 honda shadow 750": what follows a year and a name is a model, unless only a car could cost it. */
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

/** How likely a number without a currency is the price; null where it is a size, model, year, count or the like. */
function scoreOfBare(read: ReadText, span: NumberSpan, cue: Cue | null, term: boolean): number | null {
  const { text, tokens } = read;
  const { first, next } = span;
  const before = tokens[first - 1];
  const after = tokens[next];
  const strong = cue?.strong === true;
  const closed =
    term || isStop(after) || (after?.kind === 'mark' && !(after.glued && tokens[next + 1]?.glued));

  if (read.phones.some(([from, to]) => span.start < to && span.end > from)) return null;
  if (before?.text === '#' || isPartOfCode(read, span, term)) return null;
  if (!term && startsWith(UNITS_AFTER, wordsFrom(tokens, next, 3))) return null;
  if (after?.text === 'of' || (cue === null && ABOUT.test(before?.text ?? ''))) return null;
  if (!strong && (after?.kind === 'number' || span.year || span.value < 5)) return null;
  // "i5 8 256": three in a row are a specification.
  if (before?.kind === 'number' && tokens[first - 2]?.kind === 'number') return null;
  if (span.spoken && span.value < 10 && !Number.isInteger(span.value)) return null;
  if (span.digits && before?.kind === 'word' && !term && !cue && isCode(before.text)) return null;
  const clause = text
    .slice(Math.max(0, span.start - 30), span.start)
    .trimEnd()
    .toLowerCase();
  if (cue === null && !term) {
    if (isListed(tokens, first, spanBefore(read, span)) || isModelOfYear(read, span)) return null;
    if (OF_ONE.test(clause)) return null;
  }
  const ofModel =
    cue === null &&
    before?.kind === 'word' &&
    !PARTICLE.test(clause) &&
    // "schwinn fifty" is a price, "shimano 105" is a model.
    (MODEL_WORDS.has(before.text) || (endsBrand(before.text) && !(span.spoken && span.value % 5 === 0)));
  if (ofModel && !term && (span.sizeFirst || span.words < 2)) return null;
  if (cue && !strong && COUNTED_FOR.has(tokens[cue.from - 1]?.text ?? '')) return null;

  const written = text.slice(span.start, span.end);
  const decimal = span.digits && /\.(?:00|50|95|99)$/.test(written);
  if (cue === null && !term && /^\d{4,}$/.test(written) && !ROUND.test(written)) return null;
  // "deck 8.25" is a size.
  if (span.digits && !strong && !decimal && !Number.isInteger(span.value)) return null;
  /** A word follows that no clause starts with: "two controllers", "thirty books". */
  const counts = !decimal && !closed && after?.kind === 'word' && !NEXT_CLAUSE.has(after.text);
  const largeSpoken = span.spoken && span.value >= 100;
  // "depends on how many you take, 24 bricks"
  const cued = strong && before?.text !== ',';
  if (counts && (cued ? span.value < 10 : !span.pair && !largeSpoken)) return null;

  let score = decimal ? 4 : 0;
  if (span.pair) score += 2;
  else if (span.spoken && span.value >= 20) score += 1;
  if (counts) score -= 2;
  if (startsClause(tokens, first) && FOR_ITEM.test(text.slice(span.end, span.end + 12))) score += 4;
  if (closed && read.short && TAIL.test(text.slice(span.end, span.end + 120))) score += 3;
  else if (closed && span.digits && /,\d{3}/.test(written)) score += 2;
  else if (closed && (span.pair || (startsClause(tokens, first) && span.value >= 15))) score += 1;
  if (!closed && !counts) score += span.pair ? 1 : largeSpoken ? 2 : 0;
  return score;
}

/** Whether "pounds" are what something weighs or bears: "max 250 pounds", "70 pound draw", "it is 220 pounds". */
function isWeight({ tokens, weighs }: ReadText, span: NumberSpan, after: string[]): boolean {
  const before = tokens[span.first - 1]?.text ?? '';
  const [next] = after;
  if (weighs || next === 'of' || ABOUT.test(before) || ROUGHLY.test(before)) return true;
  return span.word === 'pound' && next !== undefined && !startsWith(TERMS, after) && !NEXT_CLAUSE.has(next);
}

/** Words before a number that make it the price of something else. */
const OF_ANOTHER = /\b(?:also selling|and also|toner|fee)\b[^.!?\n]*$/i;

/** How likely a number is the asking price; null if it is not. */
export function scoreOf(read: ReadText, span: NumberSpan, cue: Cue | null): number | null {
  const { text, tokens } = read;
  const { first, next } = span;
  if (Math.round(span.value * 100) > LISTING_LIMITS.maxPriceCents) return null;
  const after = wordsFrom(tokens, next);
  const term = startsWith(TERMS, after);
  if (span.word !== null && POUNDS.has(span.word) && !cue?.strong && isWeight(read, span, after)) return null;
  if (span.thousands && read.category !== 'vehicles') return null;
  if (span.money && span.words <= 2 && !term && after[0] !== undefined && !NEXT_CLAUSE.has(after[0]))
    return null;
  if (isPast(tokens, first)) return null;
  if (startsWith(PAST_AFTER, after) && !(after[0] === 'new' && after[1] === 'price')) return null;

  const currency = span.symbol || span.word !== null || span.money;
  const bare = currency ? 8 : scoreOfBare(read, span, cue, term);
  if (bare === null) return null;
  let score = bare;
  if (cue) score += cue.strong ? 6 : 2;
  if (term) score += 4;
  // What follows a comma can be a term too: "150, obo".
  else if (tokens[next]?.text === ',' && startsWith(TERMS, wordsFrom(tokens, next + 1))) score += 3;
  if (tokens[first - 1]?.text === '(') score -= 3;
  if (['or', 'also'].includes(tokens[(cue?.from ?? first) - 1]?.text ?? '')) score -= 4;
  if (OF_ANOTHER.test(text.slice(Math.max(0, span.start - 60), span.start))) score -= 6;
  return score;
}

/** Whether a unit follows, so that the number cannot be a price: "8000 btu". */
export const unitFollows = ({ tokens }: ReadText, span: NumberSpan): boolean =>
  span.word === null && startsWith(UNITS_AFTER, wordsFrom(tokens, span.next, 3));
