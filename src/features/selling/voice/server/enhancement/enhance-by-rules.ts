import type { ReaderCategory } from '../../../../../shared/taxonomy.ts';
import { spellNames, withoutRepeats } from '../../../../items/item-language/server/item-language.ts';
import type { EnhancementType } from '../../contract/enhancements.ts';
import { withAgreement } from './agreement.ts';
import { withApostrophes } from './apostrophes.ts';
import type { CheckGrammar } from './check-grammar.ts';
import { withoutHesitations } from './fillers.ts';
import { applyLints } from './lint.ts';
import { makeProfessional, withoutTalk, writtenOut } from './professional.ts';
import { readItem } from './read-item.ts';
import { readSaid, withoutReason } from './said.ts';
import { asSentence, capitalized, sentencesOf } from './sentences.ts';
import { makeSummary } from './summary.ts';

interface Rules {
  checkGrammar: CheckGrammar;
  /** Those of the site, with the words that mean them. */
  categories?: readonly ReaderCategory[];
}

/**
 * Enhances a transcript with rules and the grammar checker, in the seller's own words. All types except "grammar"
 * remove what the seller took back.
 * @returns Null if a summary would not be shorter; empty if the transcript contains only fillers.
 */
export async function enhanceByRules(
  rules: Rules,
  text: string,
  type: EnhancementType,
): Promise<string | null> {
  if (type === 'grammar') return fixGrammar(rules, text);
  const corrected = await fixGrammar(rules, withoutTalk(text), text);
  switch (type) {
    case 'professional':
      return makeProfessional(corrected);
    case 'summary':
      return makeSummary(corrected, text, rules.categories);
    case 'structure':
      return makeStructure(corrected, text, rules.categories);
  }
}

/** Formats a text as labeled lines: Item, Condition, Details, Price. Omits what the text does not say. */
function makeStructure(corrected: string, original: string, categories: Rules['categories']): string {
  const { title, price, clauses } = readSaid(corrected, original, categories);
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

/**
 * Corrects the mistakes of a text and removes words that were said twice. Paragraphs stay.
 * @param original The original text, from which the price is read.
 */
export async function fixGrammar(
  { checkGrammar, categories }: Rules,
  text: string,
  original = text,
): Promise<string> {
  const { priceCents } = readItem(original, categories);
  const written = byRules(text, priceCents === null ? null : priceCents / 100);
  // The checker supports English only.
  const lints = /\p{Script=Latin}/u.test(written) ? await checkGrammar(written) : null;
  return lints === null ? written : spellNames(applyLints(written, lints));
}

/** Fixes what simple rules can: repeated words, apostrophes, agreement, capitals, periods. */
const byRules = (text: string, price: number | null): string =>
  withAgreement(withApostrophes(withoutRepeats(withoutHesitations(text))))
    .split('\n')
    .map((paragraph) => sentencesOf(paragraph, price).map(asSentence).join(' '))
    .map(spellNames)
    .join('\n')
    .replace(/([!?])[!?]+/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
