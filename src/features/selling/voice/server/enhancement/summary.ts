import type { ReaderCategory } from '../../../../../shared/taxonomy.ts';
import { NUMBER_WORDS } from '../../../../items/item-language/server/item-language.ts';
import { readSaid, type SaidClause, wordsOf } from './said.ts';
import { asSentence, wordCount } from './sentences.ts';

/** What buyers look for in a clause, with weights. */
const INFORMATIVE: readonly [RegExp, number][] = [
  [/\b(?:comes? with|includes?|included|original box|charger)\b/i, 2],
  [
    new RegExp(
      String.raw`\d|\b(?:${NUMBER_WORDS.slice(1).join('|')})\b|\b(?:inches|inch|feet|foot|size|gigs?|gb|years? old|months? old|medium|large|small|color)\b`,
      'i',
    ),
    1.5,
  ],
  [/\b(?:pick ?up|deliver\w*|ship\w*|cash)\b/i, 1],
  [/\b(?:my|our|she|he|paid|bought|because)\b/i, -1.5],
];
const CONDITION_SCORE = 2;
/** Clauses with a lower weight are omitted. */
const MIN_SCORE = 1;
/** Maximum share of the text, unless the flaws alone need more. */
const MAX_PART = 0.6;
const MAX_WORDS = 60;
/** A longer clause is replaced by the item's name. */
const MAX_NAMING = 12;

/**
 * Returns the item, every flaw, the price and the most informative other clauses, in the seller's order.
 * @param text The original text. The result is shorter, or null.
 */
export function makeSummary(
  corrected: string,
  text: string,
  categories: readonly ReaderCategory[] | undefined,
): string | null {
  const { title, price, clauses } = readSaid(corrected, text, categories);
  const naming = namingClause(title, clauses);
  const first = naming === undefined ? title : naming.text;
  const isRequired = (clause: SaidClause) => clause === naming || clause.about === 'flaw';
  const chosen = new Set(clauses.filter(isRequired));
  const write = (): string =>
    [
      first,
      ...clauses.filter((clause) => chosen.has(clause) && clause !== naming).map((clause) => clause.text),
      price ?? '',
    ]
      .map(asSentence)
      .filter((sentence) => sentence !== '')
      .join(' ');
  const shortest = write();
  const enough = Math.min(MAX_WORDS, MAX_PART * wordCount(text));
  const others = clauses
    .filter((clause) => !isRequired(clause) && scoreOf(clause) >= MIN_SCORE)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a));
  let words = wordCount(shortest);
  for (const clause of others) {
    const more = wordCount(clause.text);
    if (words + more > enough) continue;
    chosen.add(clause);
    words += more;
  }
  if (shortest === '') return '';
  return [write(), shortest].find((summary) => isShorter(summary, text)) ?? null;
}

const isShorter = (summary: string, text: string): boolean =>
  summary.length < text.length && wordCount(summary) < wordCount(text);

/** Returns the clause that names the item, if it is short. */
function namingClause(title: string, clauses: readonly SaidClause[]): SaidClause | undefined {
  const name = new Set(wordsOf(title));
  if (name.size === 0) return clauses[0];
  const named = (clause: SaidClause) =>
    wordsOf(clause.text).filter((word) => name.has(word)).length / name.size;
  return clauses.find((clause) => named(clause) >= 1 && wordCount(clause.text) <= MAX_NAMING);
}

function scoreOf({ text, about }: SaidClause): number {
  if (about === 'talk') return 0;
  const informative = INFORMATIVE.reduce(
    (sum, [pattern, weight]) => sum + (pattern.test(text) ? weight : 0),
    0,
  );
  return informative + (about === 'condition' ? CONDITION_SCORE : 0);
}
