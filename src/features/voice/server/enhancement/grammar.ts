import { withApostrophes } from './apostrophes.ts';
import type { CheckGrammar } from './check-grammar.ts';
import type { DraftEngine } from './engine.ts';
import { withoutHesitations } from './fillers.ts';
import { applyLints } from './lint.ts';
import { asSentence, sentencesOf } from './sentences.ts';

/** Corrects the mistakes of a text. Paragraphs stay. */
export async function fixGrammar(
  text: string,
  { spellNames }: Pick<DraftEngine, 'spellNames'>,
  checkGrammar: CheckGrammar,
): Promise<string> {
  const written = byRules(text, spellNames);
  // The checker supports English only.
  const lints = /\p{Script=Latin}/u.test(written) ? await checkGrammar(written) : null;
  return lints === null ? written : spellNames(applyLints(written, lints));
}

/** Fixes what simple rules can: apostrophes, capitals, periods. */
const byRules = (text: string, spellNames: DraftEngine['spellNames']): string =>
  withApostrophes(withoutHesitations(text))
    .split('\n')
    .map((line) => sentencesOf(line).map(asSentence).join(' '))
    .map(spellNames)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
