import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import { readingOf, type Token } from '../../../../items/item-language/server/item-language.ts';
import { type NumberSpan, numbersIn } from './number-spans.ts';

/** A text with what was found in it, computed once for all of its numbers. */
export interface ReadText {
  text: string;
  tokens: Token[];
  spans: NumberSpan[];
  /** Locations of phone numbers and links. */
  phones: (readonly [from: number, to: number])[];
  /** Whether "pounds" are a weight in this text. */
  weighs: boolean;
  short: boolean;
  category: CategorySlug | null;
  /** The lowercase words that name the item. */
  item: ReadonlySet<string>;
  /** Start offsets of numbers that correct earlier ones. */
  corrected: readonly number[];
}

/** In texts of at most this many tokens, the last number may be the price without a cue. */
const MAX_SHORT_TEXT = 70;

const WEIGHTS =
  /\b(?:dumbbells?|kettlebells?|barbells?|weights?|plates?|weighs?|capacity|medicine ball|dog|holds)\b/i;
const OTHER_WEIGHT_OR_QUID = /\b(?:kilos?|kgs?|quid)\b|£/i;
const PHONE =
  /(?:\+?\d{1,2}[ .-])?\(?\b\d{3}\)?[ .-]\d{3}[ .-]?\d{4}\b|\b\d{3}[ .-]\d{4}\b|\b\d{7,}\b|\bhttps?:\/\/\S+/g;

export function readNumbers(
  text: string,
  category: CategorySlug | null,
  corrected: readonly number[],
): Omit<ReadText, 'item'> {
  const reading = readingOf(text);
  const { tokens } = reading;
  return {
    text,
    tokens,
    spans: numbersIn(text, reading),
    corrected,
    phones: [...text.matchAll(PHONE)].map((hit) => [hit.index, hit.index + hit[0].length] as const),
    weighs: WEIGHTS.test(text) && !OTHER_WEIGHT_OR_QUID.test(text),
    short: tokens.length <= MAX_SHORT_TEXT,
    category,
  };
}

/** Whether a token ends a clause. */
export const isStop = (token: Token | undefined): boolean =>
  token === undefined || (token.kind === 'mark' && /[.!?;()[\]|]/.test(token.text));
