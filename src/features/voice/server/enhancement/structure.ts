import type { Engine } from './engine.ts';
import { professionalSentences } from './professional.ts';
import { capitalized } from './sentences.ts';

const CONDITION =
  /\b(?:conditions?|shape|brand[- ]new|like[- ]new|barely (?:been )?(?:used|worn)|never (?:been )?(?:used|worn|opened)|unused|sealed|works?|working|broken|crack\w*|scratch\w*|dent(?:s|ed)?|dings?|scuff\w*|stain\w*|torn|rips?|ripped|rust\w*|worn|faded|damage\w*|chips?|chipped|wear|mint|pristine|missing|spotless|flawless|needs? (?:a |some )?(?:new|repair\w*|fix\w*|clean\w*|work))\b/i;
const PRICE =
  /(?:[$£€]\s?\d|\b(?:asking|price[ds]?|dollars|or best offer|negotiable|i want|would take|will take|looking for|take it for|(?:it is|it's|for) free)\b)/i;
/** Prices that are not the one it is sold for. */
const OTHER_PRICE = /\b(?:paid|retail\w*|originally|new (?:they|it)|cost me|worth|was)\b/i;
const TERMS: readonly [RegExp, string][] = [
  [/\b(?:or best offer|obo)\b/i, 'or best offer'],
  [/\b(?:price (?:is )?)?firm\b/i, 'firm'],
  [/\bnegotiable\b/i, 'negotiable'],
];
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an the my our your this that these those is are am was i we it its and or of for to in on with have has got selling sell sale up old some one'.split(
    ' ',
  ),
);

/** Headed lines for what the text says: Item, Condition, Details, Price. What it does not say has no line. */
export function makeStructure(text: string, { spellNames, readItem }: Engine): string {
  const sentences = professionalSentences(text, spellNames);
  const { title, priceCents } = readItem(sentences.join(' '));
  const condition: string[] = [];
  const details: string[] = [];
  const prices: string[] = [];
  for (const clause of sentences.flatMap(clausesOf)) {
    if (PRICE.test(clause) && !OTHER_PRICE.test(clause)) prices.push(clause);
    else if (CONDITION.test(clause)) condition.push(clause);
    else if (!isSaidBy(title, clause)) details.push(clause);
  }
  return [
    title === '' ? '' : `Item: ${title}`,
    condition.length === 0 ? '' : `Condition: ${condition.join('. ')}`,
    details.length === 0 ? '' : `Details:\n${details.map((detail) => `- ${detail}`).join('\n')}`,
    priceLine(priceCents, prices),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Clauses that stand alone, without their point. */
const clausesOf = (sentence: string): string[] =>
  sentence
    .replace(/[.!]+$/, '')
    .split(/(?:[,;]\s+(?!\d{3}\b)(?:and |but |so )?|\s+but\s+|\s+and (?=(?:it|they|there|i|we)\b))/i)
    .map((clause) => capitalized(clause.trim()))
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));

/** The amount as the engine reads it, or the seller's words where it reads none. */
function priceLine(priceCents: number | null, clauses: readonly string[]): string {
  if (priceCents === null) return clauses.length === 0 ? '' : `Price: ${clauses.join('. ')}`;
  const terms = TERMS.filter(([pattern]) => clauses.some((clause) => pattern.test(clause)));
  const amount = priceCents === 0 ? 'Free' : `$${(priceCents / 100).toFixed(priceCents % 100 === 0 ? 0 : 2)}`;
  return `Price: ${[amount, ...terms.map(([, words]) => words)].join(', ')}`;
}

/** Whether the title says all that a clause does. */
function isSaidBy(title: string, clause: string): boolean {
  const said = new Set(wordsOf(title));
  return wordsOf(clause).every((word) => said.has(word) || SMALL_WORDS.has(word));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
