import type { DraftEngine } from './engine.ts';
import { professionalSentences } from './professional.ts';
import { capitalized } from './sentences.ts';

const CONDITION =
  /\b(?:conditions?|shape|brand[- ]new|like[- ]new|barely (?:been )?(?:used|worn)|never (?:been )?(?:used|worn|opened)|unused|sealed|works?|working|broken|crack\w*|scratch\w*|dent(?:s|ed)?|dings?|scuff\w*|stain\w*|torn|rips?|ripped|rust\w*|worn|faded|damage\w*|chips?|chipped|wear|mint|pristine|missing|spotless|flawless|needs? (?:a |some )?(?:new|repair\w*|fix\w*|clean\w*|work)|(?:runs|plays|rides|drives|sounds) (?:good|great|well|fine|perfect\w*)|water (?:rings?|marks?)|loose|wobbl\w*|stick(?:s|y)|loud|noisy|leak\w*|holes?|barely touched)\b/i;
const PRICE =
  /(?:[$£€]\s?\d|\b(?:asking|price[ds]?|dollars|or best offer|negotiable|i want|would take|will take|looking for|take it for|looking to get|make (?:that|it)|i mean|(?:it is|it's|for) free)\b)/i;
/** A clause with nothing but an amount and its terms. */
const BARE_PRICE =
  /^(?:(?:[$£€]?\d[\d,.]*|a|an|and|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|grand|couple|dollars|firm|cash|each|obo|or best offer)(?: |$)){2,}$/i;
/** Marks prices other than the asking price. */
const OTHER_PRICE = /\b(?:paid|retail\w*|originally|new (?:they|it)|cost me|worth|was)\b/i;
/** Marks corrections, after which the last amount may not be the one that the engine reads. */
const CORRECTION = /\b(?:sorry|i mean|make (?:that|it)|scratch that|no wait|rather)\b/i;
/** Words that only describe a price. */
const PRICE_WORDS: ReadonlySet<string> = new Set(
  'asking ask price priced dollars dollar best offer negotiable want would take will looking get firm obo free give giving away each cash two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand grand couple do can you'.split(
    ' ',
  ),
);
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

/** Formats a text as labeled lines: Item, Condition, Details, Price. Omits what the text doesn't say. */
export function makeStructure(text: string, { spellNames, readItem }: DraftEngine): string {
  const sentences = professionalSentences(text, spellNames);
  const { title } = readItem(sentences.join(' '));
  // Read from the original words, because the cleanup removes corrections.
  const { priceCents } = readItem(text);
  const condition: string[] = [];
  const details: string[] = [];
  const prices: string[] = [];
  function addPrice(clause: string): void {
    prices.push(clause);
    const isOnlyPrice = wordsOf(clause).every(
      (word) => /^\d/.test(word) || PRICE_WORDS.has(word) || SMALL_WORDS.has(word),
    );
    if (!isOnlyPrice && !CORRECTION.test(clause) && priceCents !== null) details.push(clause);
  }
  for (const clause of sentences.flatMap(clausesOf)) {
    if (BARE_PRICE.test(clause) || (PRICE.test(clause) && !OTHER_PRICE.test(clause))) addPrice(clause);
    else if (CONDITION.test(clause)) condition.push(clause);
    else if (!isCoveredBy(title, clause)) details.push(clause);
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

/** Returns the independent clauses of a sentence, without final punctuation. */
const clausesOf = (sentence: string): string[] =>
  sentence
    .replace(/[.!]+$/, '')
    .split(/(?:[,;]\s+(?!\d{3}\b)(?:and |but |so )?|\s+but\s+|\s+and (?=(?:it|they|there|i|we)\b))/i)
    .map((clause) => capitalized(clause.trim()))
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));

/** Returns the amount read by the engine, or the seller's words if it read none. */
function priceLine(priceCents: number | null, clauses: readonly string[]): string {
  if (priceCents === null || clauses.some((clause) => CORRECTION.test(clause)))
    return clauses.length === 0 ? '' : `Price: ${clauses.join('. ')}`;
  const terms = TERMS.filter(([pattern]) => clauses.some((clause) => pattern.test(clause)));
  const amount = priceCents === 0 ? 'Free' : `$${(priceCents / 100).toFixed(priceCents % 100 === 0 ? 0 : 2)}`;
  return `Price: ${[amount, ...terms.map(([, words]) => words)].join(', ')}`;
}

/** Whether the title already says everything in a clause. */
function isCoveredBy(title: string, clause: string): boolean {
  const said = new Set(wordsOf(title));
  return wordsOf(clause).every((word) => said.has(word) || SMALL_WORDS.has(word));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
