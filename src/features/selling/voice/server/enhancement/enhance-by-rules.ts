import { withoutRepeats } from '../../../../items/item-language/server/item-language.ts';
import type { EnhancementType } from '../../contract/enhancements.ts';
import { withAgreement } from './agreement.ts';
import { withApostrophes } from './apostrophes.ts';
import type { CheckGrammar } from './check-grammar.ts';
import type { DraftEngine } from './engine.ts';
import { withoutHesitations } from './fillers.ts';
import { applyLints } from './lint.ts';
import { makeProfessional, withoutTalk, writtenOut } from './professional.ts';
import { readSaid, withoutReason } from './said.ts';
import { asSentence, capitalized, sentencesOf } from './sentences.ts';
import { makeSummary } from './summary.ts';

export interface RuleServices {
  engine: DraftEngine;
  checkGrammar: CheckGrammar;
}

/**
 * Enhances a transcript with rules and the grammar checker, in the seller's own words. All types except "grammar"
 * remove what the seller took back.
 * @returns Null if a summary would not be shorter; empty if the transcript contains only fillers.
 */
export async function enhanceByRules(
  { engine, checkGrammar }: RuleServices,
  text: string,
  type: EnhancementType,
): Promise<string | null> {
  if (type === 'grammar') return fixGrammar(text, engine, checkGrammar);
  const corrected = await fixGrammar(withoutTalk(text), engine, checkGrammar, text);
  switch (type) {
    case 'professional':
      return makeProfessional(corrected);
    case 'summary':
      return makeSummary(corrected, text, engine);
    case 'structure':
      return makeStructure(corrected, text, engine);
  }
}

/** Formats a text as labeled lines: Item, Condition, Details, Price. Omits what the text does not say. */
function makeStructure(corrected: string, said: string, engine: Pick<DraftEngine, 'readItem'>): string {
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

/**
 * Corrects the mistakes of a text and removes words that were said twice. Paragraphs stay.
 * @param said The original text, from which the price is read.
 */
export async function fixGrammar(
  text: string,
  { spellNames, readItem }: Pick<DraftEngine, 'spellNames' | 'readItem'>,
  checkGrammar: CheckGrammar,
  said = text,
): Promise<string> {
  const { priceCents } = readItem(said);
  const written = byRules(text, spellNames, priceCents === null ? null : priceCents / 100);
  // The checker supports English only.
  const lints = /\p{Script=Latin}/u.test(written) ? await checkGrammar(written) : null;
  return lints === null ? written : spellNames(applyLints(written, lints));
}

/** Fixes what simple rules can: repeated words, apostrophes, agreement, capitals, periods. */
const byRules = (text: string, spellNames: DraftEngine['spellNames'], price: number | null): string =>
  withAgreement(withApostrophes(withoutRepeats(withoutHesitations(text))))
    .split('\n')
    .map((paragraph) => sentencesOf(paragraph, price).map(asSentence).join(' '))
    .map(spellNames)
    .join('\n')
    .replace(/([!?])[!?]+/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
