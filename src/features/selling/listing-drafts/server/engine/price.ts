import { type CorrectedText, freeIn } from '../../../../items/item-language/server/item-language.ts';
import type { CategorySlug } from '../../../../../shared/taxonomy.ts';
import type { NumberSpan } from './number-spans.ts';
import { cueBefore } from './price-context.ts';
import { ENOUGH, SAID, scoreOf } from './price-score.ts';
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

const startOf = ({ tokens }: ReadText, span: NumberSpan): number =>
  tokens[cueBefore(tokens, span.first)?.from ?? span.first]?.start ?? span.start;

/**
 * Finds the asking price: each number is weighed by what stands around it. What was taken back has left the text.
 * @param category Of the item; cars have prices that are said in their own way.
 */
export function findPrice(
  { text, numbers }: CorrectedText,
  category: CategorySlug | null = null,
): FoundPrice {
  const read = readNumbers(text, category, numbers);
  let best: { span: NumberSpan; score: number } | null = null;
  for (const span of read.spans) {
    const score = scoreOf(read, span, cueBefore(read.tokens, span.first));
    if (score !== null && score >= ENOUGH && (best === null || score > best.score)) best = { span, score };
  }
  const free = freeIn(text);
  if (free && best === null) {
    return { cents: 0, said: true, rest: takePriceOut(text, free.start, free.end, free.kept) };
  }
  if (best === null) return { cents: null, said: false, rest: text };
  const { span } = best;
  return {
    cents: Math.round(span.value * 100),
    said: best.score >= SAID,
    rest: takePriceOut(text, startOf(read, span), span.end),
  };
}
