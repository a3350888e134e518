import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { SiteSettings } from '../../../../platform/server/site-settings.ts';
import type { Subject, SubjectState } from '../../../../platform/server/subject.ts';
import {
  type CaseKind,
  type CaseReason,
  HARM_GROUPS,
  type Harm,
  type PersonAction,
  type SubjectAction,
} from '../contract/case-limits.ts';
import type { CaseTimes } from '../contract/case-parts.ts';

/** How much harm a reason means. The number of reports never changes it. */
const HARM_BY_REASON: Record<CaseReason, Harm> = {
  scam: 'urgent',
  nudity: 'urgent',
  prohibited: 'soon',
  counterfeit: 'soon',
  harassment: 'soon',
  spam: 'soon',
  'text-rule': 'soon',
  'same-photos': 'soon',
  'same-text': 'soon',
  'wrong-category': 'can-wait',
  other: 'can-wait',
};

/** Where the subject makes a reason more or less urgent. */
const HARM_EXCEPTIONS: Partial<Record<CaseKind, Partial<Record<CaseReason, Harm>>>> = {
  review: { scam: 'soon', spam: 'can-wait' },
  zone: { scam: 'soon' },
  event: { scam: 'soon' },
  message: { other: 'soon' },
  conversation: { other: 'soon' },
};

/** Returns the harm group of a case as stored: 0 is the worst. */
export const harmOf = (kind: CaseKind, reason: CaseReason): number =>
  HARM_GROUPS.findIndex(({ value }) => value === (HARM_EXCEPTIONS[kind]?.[reason] ?? HARM_BY_REASON[reason]));

export const harmGroup = (harm: number) => HARM_GROUPS[harm] ?? HARM_GROUPS[0];

/** Returns how long things take at the desk, as operators set it. */
export function caseTimes(settings: Pick<SiteSettings, 'current'>): CaseTimes {
  const { urgentHours, soonHours, canWaitHours, claimMinutes, undoSeconds } = settings.current();
  return {
    hours: { urgent: urgentHours, soon: soonHours, 'can-wait': canWaitHours },
    claimMinutes,
    undoSeconds,
  };
}

/** Kinds that are either shown or not: hiding them for now is taking them down. */
const WITHOUT_HIDING: ReadonlySet<CaseKind> = new Set(['message', 'photo', 'profile']);

interface SubjectNow {
  kind: CaseKind;
  subject: Subject | undefined;
  /** Its owner has not deleted it. */
  exists: boolean;
  state: SubjectState;
}

/** Returns what can happen to a subject. */
export function subjectActions({ kind, subject, exists, state }: SubjectNow): SubjectAction[] {
  if (!exists || subject?.setState === undefined) return ['none'];
  if (state !== 'shown') return ['none', 'restore', ...(state === 'hidden' ? ['take-down' as const] : [])];
  return [
    'none',
    ...(kind === 'message' ? [] : ['ask-change' as const]),
    ...(WITHOUT_HIDING.has(kind) ? [] : ['hide' as const]),
    'take-down',
  ];
}

/** Returns what can happen to a person. Operators and moderators lose their role first. */
export function personActions(person: OwnerKey | null, isColleague: boolean): PersonAction[] {
  if (person === null) return ['none'];
  return isColleague ? ['none', 'warn'] : ['none', 'warn', 'limit', 'suspend', 'close'];
}

/** Whether a decision did something that reporters asked for. */
export const brokeRule = (onSubject: string, onPerson: string): boolean =>
  (onSubject !== 'none' && onSubject !== 'restore') || onPerson !== 'none';
