import { withoutRepeats } from '../../../../items/item-language/server/item-language.ts';
import { withAgreement } from './agreement.ts';
import { withApostrophes } from './apostrophes.ts';
import type { CheckGrammar } from './check-grammar.ts';
import type { DraftEngine } from './engine.ts';
import { withoutHesitations } from './fillers.ts';
import { applyLints } from './lint.ts';
import { asSentence, sentencesOf } from './sentences.ts';

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
    .map((line) => sentencesOf(line, price).map(asSentence).join(' '))
    .map(spellNames)
    .join('\n')
    .replace(/([!?])[!?]+/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
