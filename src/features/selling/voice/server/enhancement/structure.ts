import type { DraftEngine } from './engine.ts';
import { writtenOut } from './professional.ts';
import { readSaid, withoutReason } from './said.ts';
import { capitalized } from './sentences.ts';

/** Formats a text as labeled lines: Item, Condition, Details, Price. Omits what the text does not say. */
export function makeStructure(
  corrected: string,
  said: string,
  engine: Pick<DraftEngine, 'readItem'>,
): string {
  const { title, price, clauses } = readSaid(corrected, said, engine);
  const textsOf = (...about: string[]): string[] =>
    clauses.filter((clause) => about.includes(clause.about)).map(({ text }) => writtenOut(text));
  return [
    title === '' ? '' : `Item: ${title}`,
    line('Condition', textsOf('flaw', 'condition')),
    list('Details', textsOf('details').map(withoutReason)),
    line('Includes', textsOf('includes').map(withoutLead)),
    line('Pickup', textsOf('pickup').map(withoutPickup)),
    price === null ? '' : `Price: ${price}`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

const withoutLead = (text: string): string =>
  capitalized(text.replace(/^(?:(?:it|they|and|also) )*(?:comes? with|includes?) /i, ''));
/** "Pickup near Alder Park": the heading says the first word already. */
const withoutPickup = (text: string): string =>
  capitalized(
    text
      .replace(/^pick ?up(?= (?:near|in|at|on|from|after|before|any|this|evenings?|weekends?)\b)/i, '')
      .trim(),
  );
const line = (heading: string, texts: readonly string[]): string =>
  texts.length === 0 ? '' : `${heading}: ${texts.join('. ')}`;
const list = (heading: string, texts: readonly string[]): string =>
  texts.length === 0 ? '' : `${heading}:\n${texts.map((text) => `- ${text}`).join('\n')}`;
