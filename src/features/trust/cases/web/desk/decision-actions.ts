import { CASE_LIMITS, type PersonAction, type SubjectAction } from '../../contract/case-limits.ts';
import type { Draft } from './use-decision.ts';

/** What can be decided: the keys that choose it, what it means, and what is harsh. */

export const SUBJECT_LETTERS: Readonly<Record<SubjectAction, string>> = {
  none: 'd',
  'ask-change': 'c',
  hide: 'h',
  'take-down': 't',
  restore: 'b',
};
/** Closing an account has no letter. */
export const PERSON_LETTERS: Readonly<Partial<Record<PersonAction, string>>> = {
  none: 'n',
  warn: 'w',
  limit: 'l',
  suspend: 's',
};
export const OUTCOME_LETTERS = { keep: 'k', milder: 'm', undo: 'u' } as const;

export const SUBJECT_HINTS: Readonly<Record<SubjectAction, string>> = {
  none: 'It stays as it is.',
  'ask-change': `It stays on the site. They have ${CASE_LIMITS.changeDays} days to change it.`,
  hide: 'Nobody else sees it until you decide again.',
  'take-down': 'Gone for everyone. You can restore it.',
  restore: 'Everyone sees it again.',
};
export const PERSON_HINTS: Readonly<Record<PersonAction, string>> = {
  none: 'Nothing happens to them.',
  warn: 'They read your text. Nothing else changes.',
  limit: 'Nothing new to sell, and no messages to strangers.',
  suspend: 'Listings and reviews hidden, open deals end. They can still read, appeal and leave.',
  close: 'For good. Listings and reviews hidden, open deals end. They can still appeal.',
};
export const OUTCOME_HINTS = {
  keep: 'It stays as it was decided.',
  milder: 'Choose another action or an earlier end.',
  undo: 'Everything is as it was before.',
} as const;

export const HARSH: ReadonlySet<string> = new Set(['hide', 'take-down', 'limit', 'suspend', 'close']);

/** Whether a decision takes something from a person. */
export const isHarsh = ({ onSubject, onPerson, outcome }: Draft, isAppeal: boolean): boolean =>
  (!isAppeal || outcome === 'milder') && (HARSH.has(onSubject ?? '') || HARSH.has(onPerson));
