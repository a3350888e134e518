import { z } from '@hono/zod-openapi';
import {
  CASE_KINDS,
  CASE_REASONS,
  CASE_SOURCES,
  CASE_STATES,
  HARM_GROUPS,
  PERSON_ACTIONS,
  SUBJECT_ACTIONS,
} from './case-limits.ts';

/** What several endpoints about cases return. */

export const CaseKind = z.enum(CASE_KINDS);
export const CaseSource = z.enum(CASE_SOURCES);
export const CaseState = z.enum(CASE_STATES);
export const Harm = z.enum(HARM_GROUPS.map(({ value }) => value));
export const CaseReason = z.enum(CASE_REASONS.map(({ value }) => value));
export const SubjectAction = z.enum(SUBJECT_ACTIONS.map(({ value }) => value));
export const PersonAction = z.enum(PERSON_ACTIONS.map(({ value }) => value));

/** A person at the desk. */
export const Colleague = z.object({ id: z.uuid(), name: z.string() }).openapi('Colleague');
export type Colleague = z.infer<typeof Colleague>;

/** The name of a person in a case. */
export const CasePersonName = z.object({
  kind: z.enum(['member', 'guest']),
  id: z.uuid().describe('Profile id, or the internal key of a guest, which is not their Guest ID.'),
  name: z.string(),
  avatarUrl: z.string().nullable(),
});
export type CasePersonName = z.infer<typeof CasePersonName>;

export const CaseClaim = z.object({
  by: Colleague,
  mine: z.boolean(),
  since: z.iso.datetime(),
  until: z.iso.datetime().describe('The minutes of a claim after the last activity.'),
});
export type CaseClaim = z.infer<typeof CaseClaim>;

/** How long things take at the desk, as operators set it. */
export const CaseTimes = z
  .object({
    hours: z
      .object({ urgent: z.int(), soon: z.int(), 'can-wait': z.int() })
      .describe('In which a case should be decided, by harm.'),
    claimMinutes: z.int().describe('After the last activity.'),
    undoSeconds: z.int().describe('How long a decision can be undone. Others are notified after that.'),
  })
  .openapi('CaseTimes');
export type CaseTimes = z.infer<typeof CaseTimes>;

/** The state of someone's account. */
export const Standing = z
  .object({
    state: z.enum(['active', 'limited', 'suspended', 'closed', 'leaving']),
    until: z.iso.datetime().nullable().describe('Null without an end.'),
  })
  .openapi('Standing');
export type Standing = z.infer<typeof Standing>;

/** A decision as operators read it. */
export const CaseDecision = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: Colleague.nullable(),
  mine: z.boolean(),
  onSubject: SubjectAction,
  onPerson: PersonAction,
  until: z.iso.datetime().nullable(),
  rule: z.object({ number: z.int(), title: z.string(), text: z.string() }).nullable(),
  text: z.string(),
  undoUntil: z.iso.datetime().nullable().describe('Null once it can only be changed by an appeal.'),
});
export type CaseDecision = z.infer<typeof CaseDecision>;
