/** Words, order and limits of cases. No schema library here, to keep page bundles small. */
import { REPORT_KINDS, REPORT_REASONS } from '../../reports/contract/report-limits.ts';

/** What a case can be about. */
export const CASE_KINDS = REPORT_KINDS;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Why a case was opened: what reporters choose, and what the site notices by itself. */
export const CASE_REASONS = [
  ...REPORT_REASONS,
  { value: 'nudity', label: 'May show nudity' },
  { value: 'text-rule', label: 'Matches a text rule' },
  { value: 'same-photos', label: 'Same photos as a listing by another person' },
  { value: 'same-text', label: 'Same text many times' },
] as const;
export type CaseReason = (typeof CASE_REASONS)[number]['value'];

/** Who opened a case. An appeal is a case of its own about the same subject. */
export const CASE_SOURCES = ['reports', 'automatic', 'operator', 'appeal'] as const;
export type CaseSource = (typeof CASE_SOURCES)[number];

/** How much harm a case can do, worst first. Settings have the hours in which each should be decided. */
export const HARM_GROUPS = [
  { value: 'urgent', label: 'Urgent', about: 'Money or safety at risk' },
  { value: 'soon', label: 'Soon', about: 'Breaks a rule' },
  { value: 'can-wait', label: 'Can wait', about: 'Quality' },
] as const;
export type Harm = (typeof HARM_GROUPS)[number]['value'];

/**
 * - open: someone has to decide.
 * - waiting: the person was asked for a change. The case opens again when they make it, or after a week.
 * - decided: nobody has to do anything.
 */
export const CASE_STATES = ['open', 'waiting', 'decided'] as const;

/** What can happen to the subject. Which ones apply is in `can` of each case. */
export const SUBJECT_ACTIONS = [
  { value: 'none', label: 'Nothing wrong' },
  { value: 'ask-change', label: 'Ask for a change' },
  { value: 'hide', label: 'Hide for now' },
  { value: 'take-down', label: 'Take down' },
  { value: 'restore', label: 'Show it again' },
] as const;
export type SubjectAction = (typeof SUBJECT_ACTIONS)[number]['value'];

/** What can happen to the person. */
export const PERSON_ACTIONS = [
  { value: 'none', label: 'Nothing' },
  { value: 'warn', label: 'Warn' },
  { value: 'limit', label: 'Limit' },
  { value: 'suspend', label: 'Suspend' },
  { value: 'close', label: 'Close account' },
] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number]['value'];

/** How an appeal can end. */
export const APPEAL_OUTCOMES = [
  { value: 'keep', label: 'Keep the decision' },
  { value: 'milder', label: 'Make it milder' },
  { value: 'undo', label: 'Undo it' },
] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]['value'];

export const CASE_LIMITS = {
  /** Days the person has to make a change before the case opens again. */
  changeDays: 7,
  /** Months in which a decision can be appealed. */
  appealMonths: 6,
  /** Months in which a mailed link to the outcome of a report works. */
  outcomeMonths: 12,
  /** Messages shown before and after a reported one. */
  messagesAround: 5,
  /** Messages that one reason opens. */
  moreMessages: 20,
  /** Text to the person, in characters. */
  text: 1_000,
  /** Note for other operators, and reason to open more of a chat, in characters. */
  note: 500,
  /** Text of an appeal, in characters. */
  appeal: 2_000,
  /** Photos that the person can add to an appeal. */
  appealPhotos: 3,
  /** Longest limit or suspension with an end, in days. */
  maxDays: 366,
  ruleTitle: 60,
  ruleText: 500,
  rules: 40,
} as const;

/** Live updates of the desk. Subscribe to `CASES_TOPIC`; its updates tell which cases changed. */
export const CASES_TOPIC = 'cases';
/** The whole topic: every operator and moderator may subscribe. */
export const DESK = `${CASES_TOPIC}:desk`;
/** `ids` are the cases that are new or changed. Load the counts again; rows only if the person asks. */
export const CASES_CHANGED = 'cases.changed';
