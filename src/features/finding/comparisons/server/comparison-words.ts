import { reasonText } from '../contract/comparison-texts.ts';
import type { ItemValue, Reason, Recommendation } from '../contract/comparison.ts';

/** The recommendation in a sentence or two, as the site itself writes it. */
export function wordsOf(
  { item, close, reasons }: Pick<Recommendation, 'item' | 'close' | 'reasons'>,
  values: readonly ItemValue[],
): string {
  const [first, second] = reasons.map(clauseOf);
  const own = values.find((value) => value.item === item)?.overall ?? null;
  const score = own === null ? '' : ` with ${own} of 100`;
  const lead = `Item ${item} is the best value${score}${close ? ', if only just' : ''}`;
  const because = [first, second].filter((clause) => clause !== undefined);
  return because.length === 0 ? `${lead}.` : `${lead}: ${because.join(', and ')}.`;
}

/** A reason after "because": 'it costs $62 less than the local middle of $345'. */
function clauseOf(reason: Reason): string {
  const { figure, text } = reasonText(reason);
  switch (reason.kind) {
    case 'below-median':
      return `it is ${figure} ${text}`;
    case 'cheapest':
      return `it costs ${figure} ${text}`;
    case 'best-fact':
      return `it has ${figure} ${text}`;
    case 'condition':
      return `it is ${figure}, ${text}`;
    case 'closer':
      return `it is ${figure} ${text}`;
    case 'rating':
      return `its seller is rated ${figure}`;
    case 'facts':
      return `its seller states ${reason.stated} of ${reason.rows} facts`;
  }
}
