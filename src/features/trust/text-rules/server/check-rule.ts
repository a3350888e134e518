import { DomainError, type FieldError } from '../../../../shared/errors.ts';
import { cleanText, oneLine } from '../../../../shared/text.ts';
import { textRuleErrors } from '../contract/errors.ts';
import { RULE_LIMITS, type RuleAction, type RulePlace } from '../contract/rule-limits.ts';
import type { NewTextRule } from '../contract/text-rule.ts';
import { compilePattern } from './matching/compile-pattern.ts';
import { patternSource } from './matching/compile-rules.ts';
import { foldText } from './matching/fold-text.ts';

/** A rule that is ready to be stored. */
export interface CheckedRule extends Omit<NewTextRule, 'words' | 'exceptions'> {
  words: string[];
  exceptions: string[];
}

/** What people have to read a reason for. Only the queue is silent. */
const NEEDS_REASON: ReadonlySet<RuleAction> = new Set(['block', 'ask', 'warn']);

/**
 * Brings what an operator typed into the form it is stored in.
 * @throws DomainError TEXT_RULE_REFUSED with a text for each field that has to be corrected.
 */
export function checkRule(input: NewTextRule): CheckedRule {
  const fields: FieldError[] = [];
  const refuse = (field: keyof NewTextRule, message: string): void => {
    if (!fields.some((fieldError) => fieldError.field === field)) fields.push({ field, message });
  };
  const name = oneLine(input.name);
  if (name === '') refuse('name', 'Enter a name.');
  if (name.length > RULE_LIMITS.name) refuse('name', `Use at most ${RULE_LIMITS.name} characters.`);
  const reason = oneLine(input.reason);
  if (reason === '' && NEEDS_REASON.has(input.action)) refuse('reason', 'Say what people read.');
  if (reason.length > RULE_LIMITS.reason) refuse('reason', `Use at most ${RULE_LIMITS.reason} characters.`);
  const words = splitWords(input.words);
  if (words.length === 0) refuse('words', 'Enter at least one word.');
  if (input.words.length > RULE_LIMITS.words)
    refuse('words', 'This is too much for one rule. Make two of it.');
  for (const word of words) {
    const problem = problemOf(word);
    if (problem !== null) refuse('words', problem);
  }
  const exceptions = splitWords(input.exceptions);
  if (input.exceptions.length > RULE_LIMITS.exceptions) refuse('exceptions', 'Use fewer exceptions.');
  for (const exception of exceptions) {
    if (patternSource(exception) !== null)
      refuse('exceptions', 'Exceptions are words. Patterns can’t be one.');
    const problem = problemOf(exception);
    if (problem !== null) refuse('exceptions', problem);
  }
  const places = [...new Set<RulePlace>(input.places)];
  if (places.length === 0) refuse('places', 'Choose at least one place.');
  if (input.action === 'warn' && places.some((place) => place !== 'chat')) {
    refuse('places', 'Only messages have a receiver to warn. Choose Chat alone.');
  }
  if (fields.length > 0) throw new DomainError(textRuleErrors.TEXT_RULE_REFUSED, { fields });
  return { ...input, name, reason, words, exceptions, places };
}

/** Splits at commas and new lines, but not inside a pattern. */
function splitWords(text: string): string[] {
  const parts = cleanText(text).match(/\s*\/(?:[^/\n\\]|\\.)+\/(?=\s*(?:,|\n|$))|[^,\n]+/g) ?? [];
  return [...new Set(parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== ''))];
}

function problemOf(words: string): string | null {
  const source = patternSource(words);
  if (source !== null) {
    if (source.length > RULE_LIMITS.pattern)
      return `Use at most ${RULE_LIMITS.pattern} characters for a pattern.`;
    const pattern = compilePattern(source);
    return 'problem' in pattern ? `${words}: ${pattern.problem}` : null;
  }
  if (words.length > RULE_LIMITS.phrase) {
    return `Use at most ${RULE_LIMITS.phrase} characters for a phrase, and commas between phrases.`;
  }
  const letters = foldText(words).pieces.reduce((sum, piece) => sum + piece.letters.length, 0);
  if (letters === 0) return `“${words}” has no letters or digits.`;
  return letters === 1 ? `“${words}” is a single letter, which is in most texts.` : null;
}
