import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { type CorrectedText, freeIn } from '../../../../items/item-language/server/item-language.ts';
import type { NumberSpan } from './number-spans.ts';
import { cueBefore } from './price-context.ts';
import { MIN_POSSIBLE_SCORE, MIN_SCORE, MIN_STATED_SCORE, scoreOf } from './price-score.ts';
import { type ReadText, readNumbers } from './read-text.ts';

export interface FoundPrice {
  /** In cents; null without a clear asking price. */
  cents: number | null;
  /** Whether a currency, a cue such as "asking" or a term such as "obo" marks it as the price. */
  said: boolean;
  /** The text without the asking price. Price terms remain as separate sentences. */
  rest: string;
}

const NOTHING: ReadonlySet<string> = new Set();

const startOf = ({ tokens }: ReadText, span: NumberSpan): number =>
  tokens[cueBefore(tokens, span.first)?.from ?? span.first]?.start ?? span.start;

/**
 * Finds the asking price by scoring each number in its context. Corrections must already be applied.
 * @param category The category of the item. Prices of cars are spoken differently.
 * @param item The lowercase words that name the item. A number directly after them is mostly its price.
 */
export function findPrice(
  { text, numbers }: CorrectedText,
  category: CategorySlug | null = null,
  item: ReadonlySet<string> = NOTHING,
): FoundPrice {
  const read = { ...readNumbers(text, category, numbers), item };
  let best: { span: NumberSpan; score: number } | null = null;
  const possible: { span: NumberSpan; score: number }[] = [];
  for (const span of read.spans) {
    const score = scoreOf(read, span, cueBefore(read.tokens, span.first));
    if (score !== null && score >= MIN_SCORE && (best === null || score > best.score)) best = { span, score };
    if (score !== null && score >= MIN_POSSIBLE_SCORE && span.value > 0) possible.push({ span, score });
  }
  const free = freeIn(text);
  // If a number may be the price, another item may be free: "rims 90 and I'm giving the old ones away free".
  const isCount = ({ span, score }: (typeof possible)[number]) =>
    score < MIN_SCORE && isCountOf(text.slice(free?.end, span.start));
  if (free && possible.every(isCount)) {
    return { cents: 0, said: true, rest: takePriceOut(text, free.start, free.end, free.kept) };
  }
  if (best === null) return { cents: null, said: false, rest: text };
  const { span } = best;
  return {
    cents: Math.round(span.value * 100),
    said: best.score >= MIN_STATED_SCORE,
    rest: takePriceOut(text, startOf(read, span), span.end),
  };
}

/** Whether only punctuation is between "free" and a number: "Free: 40 moving boxes". */
const isCountOf = (between: string): boolean => /^[\s:,-]+$/.test(between);

/** Terms directly after a price, which become separate sentences. */
const TERMS_AFTER =
  /^\s*,?\s*(?:but |and |\(\s*)?(?:(o\.?[bn]\.?o\b\.?|b\.?o\b\.?|or (?:best|nearest|near) offers?|or offers?|negotiable|neg\b)|((?:price )?(?:is )?firm|no less)|(cash(?: only| on collection)?)|(each|apiece|a piece|per piece|ea\b|\/ ?(?:each|ea)\b)|(\/ ?(?:pair|pr|set|lot|both|all)\b|(?:for )?(?:all|both|pair|set|lot|whole (?:lot|set|thing|box|bin|bag|stack|collection))(?: (?:two|three|four|five|six|\d+))?(?=\s*(?:$|[.,;!?\n)]|(?:or|obo|firm|cash|venmo|no|must|pick|wo?n'?t|need)\b))|for (?:both|all(?: of (?:them|it)| two| three| four| five| six| \d+)?|them all|(?:the )?(?:whole )?(?:lot|pair|set|bundle|stack|collection)|the (?:whole )?(?:two|thing)|everything))|(total|all in|for (?:it|this|them)|please|pls|now(?=\s*(?:$|[.,;!?\n]))|thanks(?: you)?|thank you|even|flat|final|takes (?:it all|it home|it|them|everything|all|the lot)(?: home)?|gets (?:it|them|it all)|buys it|(?:is )?what i(?:'m)? (?:want|asking)|is what i(?:'m)? (?:want|asking)|is my price|is the price|is fine|and (?:it's|its) yours)|(?:an?|per|\/) ?((?:half )?(?:hour|hr)|lesson|session|visit|person|yard|room|head|day|week|box|bag|dozen|roll|bundle|plant))(?:\s*\))?(?=$|[\s.,;:!?)])/i;
/** Words that introduce the price and mean nothing without it. */
const LEADS_TO_PRICE =
  /(?:[\s,;:(~=-]|\b(?:asking|for|at|price|only|just|and|so|but|yours|mine|sell|selling|is|it's|and they're|want|i want|i'm|im|like|say|about|new price|i would|i'd|i'll|it's yours|looking|um|uh|pido|precio|por|vale|solo)\b(?!'))*$/i;

/** Removes the price between two positions. `replacement` replaces the words between them. */
function takePriceOut(text: string, start: number, end: number, replacement = ''): string {
  let after = text.slice(end);
  const phrases: string[] = [];
  for (let term = TERMS_AFTER.exec(after); term; term = TERMS_AFTER.exec(after)) {
    if (term[1]) phrases.push('Open to offers.');
    else if (term[2]) phrases.push('The price is firm.');
    else if (term[3])
      phrases.push(
        /only/i.test(term[3])
          ? 'Cash only.'
          : /collection/i.test(term[3])
            ? 'Cash on collection.'
            : 'Cash, please.',
      );
    else if (term[4]) phrases.push('The price is for each.');
    else if (term[5])
      phrases.push(
        `The price is ${term[5]
          .toLowerCase()
          .replace(/^(?:\/ ?|for (?:the )?)?(?=(?:pair|pr|set|lot|whole)\b)/, 'for the ')
          .replace(/^(?:\/ ?)?(?=all|both)/, 'for ')}.`,
      );
    else if (term[7]) phrases.push(`The price is per ${term[7].toLowerCase().replace(/hr$/, 'hour')}.`);
    after = after.slice(term[0].length);
  }
  // A second price stays, without its conjunction: "or $35 for both".
  after = after.replace(/^\s*(?:or|and)\s+(?=[$£€])/i, '. ');
  const lead = text.slice(0, start).replace(LEADS_TO_PRICE, '');
  const before = replacement === '' ? lead : `${lead} ${replacement}`.trim();
  after = after.replace(/^\s*\)/, '').replace(/^[\s,;:-]+(?=[.!?\n]|$)/, '');
  if (/[.!?\n]\s*$/.test(before) || before === '') after = after.replace(/^[\s.,;!?]+/, ' ');
  if (before === '') after = after.replace(/^ ?for (?=\p{L})/iu, '');
  const joint =
    /[.!?\n]\s*$/.test(before) || /^\s*[.,;!?\n]/.test(after) || before === '' || after.trim() === ''
      ? ''
      : ',';
  const rest = `${before}${joint}${after}`.trim().replace(/^[\s,.;:!-]+/, '');
  const terms = [...new Set(phrases)].join(' ');
  if (terms === '') return rest;
  const stop = rest === '' || /[.!?]$/.test(rest) ? '' : '.';
  return `${rest}${stop} ${terms}`.trim();
}
