import { DomainError, type FieldError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { CASE_LIMITS } from '../contract/case-limits.ts';
import type { Actions } from '../contract/decision.ts';
import { caseErrors } from '../contract/errors.ts';
import { brokeRule } from './cases.policy.ts';

/** Returns the end of a limit or suspension; null for other actions, and without an end. */
export function endOf({ onPerson, until }: Actions): Date | null {
  return (onPerson === 'limit' || onPerson === 'suspend') && until !== null ? new Date(until) : null;
}

export function untilProblem(actions: Actions): FieldError[] {
  const end = endOf(actions);
  if (end === null) return [];
  const days = (end.getTime() - Date.now()) / DAY_MS;
  if (days > 0 && days <= CASE_LIMITS.maxDays) return [];
  return [{ field: 'until', message: 'Choose a time in the next 12 months.' }];
}

/**
 * Returns the text to the person as it is stored.
 * @throws DomainError DECISION_REFUSED with the fields.
 */
export function checkDecision(actions: Actions & { ruleId: string | null; text: string }): string {
  const text = cleanText(actions.text).trim();
  const isNeeded = brokeRule(actions.onSubject, actions.onPerson);
  const fields = [
    ...untilProblem(actions),
    ...(isNeeded && actions.ruleId === null ? [{ field: 'ruleId', message: 'Choose the rule.' }] : []),
    ...textProblem(text, isNeeded),
  ];
  if (fields.length > 0) throw new DomainError(caseErrors.DECISION_REFUSED, { fields });
  return text;
}

export function textProblem(text: string, isNeeded: boolean): FieldError[] {
  if (isNeeded && text === '') return [{ field: 'text', message: 'Say why, in a few sentences.' }];
  if (text.length <= CASE_LIMITS.text) return [];
  return [{ field: 'text', message: 'Use at most 1,000 characters.' }];
}
