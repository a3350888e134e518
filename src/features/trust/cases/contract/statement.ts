import { z } from '@hono/zod-openapi';
import { CASE_LIMITS } from './case-limits.ts';
import { CaseKind, CaseReason, CaseSource, PersonAction, SubjectAction } from './case-parts.ts';

/** How an appeal stands, or how it ended. */
export const AppealState = z
  .object({
    sentAt: z.iso.datetime(),
    text: z.string(),
    photos: z.int().describe('Photos added as evidence.'),
    outcome: z.enum(['keep', 'milder', 'undo']).nullable().describe('Null until it is decided.'),
    decidedAt: z.iso.datetime().nullable(),
    answer: z.string().nullable(),
    byFirstDecider: z.boolean().describe('Nobody else could decide it.'),
  })
  .openapi('AppealState');
export type AppealState = z.infer<typeof AppealState>;

const AppealHours = z.int().describe('In which an appeal is usually decided.');

/** What was decided about a person or their content, and why (DSA, article 17). Never says who reported it. */
export const Statement = z
  .object({
    id: z.uuid(),
    reference: z.string().describe('Such as OH-214.'),
    title: z.string().describe("Such as 'Your account is suspended until Aug 23'."),
    text: z.string(),
    onSubject: SubjectAction,
    onPerson: PersonAction,
    what: z.string().describe("Such as 'Account suspended, 1 listing taken down'."),
    alsoHidden: z.object({ listings: z.int(), reviews: z.int() }).describe('They come back at the end.'),
    decidedAt: z.iso.datetime(),
    until: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable().describe('Set once it no longer applies.'),
    byPerson: z.boolean().describe('Decided by a person; false if automatically.'),
    source: CaseSource,
    rule: z.object({ number: z.int(), title: z.string(), text: z.string() }).nullable(),
    evidence: z.array(
      z.object({ kind: CaseKind, title: z.string(), text: z.string(), at: z.iso.datetime() }),
    ),
    subject: z.object({ kind: CaseKind, title: z.string(), link: z.string().nullable() }),
    appealUntil: z.iso.datetime(),
    appealHours: AppealHours,
    appeal: AppealState.nullable(),
    can: z.object({ appeal: z.boolean() }),
  })
  .openapi('Statement');
export type Statement = z.infer<typeof Statement>;

export const StatementList = z
  .object({
    statements: z
      .array(
        Statement.pick({ id: true, reference: true, title: true, decidedAt: true, endedAt: true }).extend({
          applies: z
            .boolean()
            .describe(
              'It still hides or limits something, a change is waited for, or it is a recent warning.',
            ),
        }),
      )
      .describe('Newest first.'),
  })
  .openapi('StatementList');
export type StatementList = z.infer<typeof StatementList>;

/** The key of a mailed link. Members and guests don't need it while they are signed in. */
export const LinkKey = z.object({ key: z.string().max(100, 'This link is cut off or wrong.').optional() });

// The schema allows missing and long texts. The rules refuse them with messages for people.
export const NewAppeal = z
  .object({ text: z.string().max(10_000).default('') })
  .openapi('NewAppeal', { example: { text: 'I took these photos myself, in my kitchen.' } });
export type NewAppeal = z.infer<typeof NewAppeal>;

export const NewStatementAppeal = NewAppeal.extend({
  photos: z
    .array(z.uuid())
    .max(CASE_LIMITS.appealPhotos, `Add at most ${CASE_LIMITS.appealPhotos} photos.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Add each photo once.')
    .default([])
    .describe('Uploaded to this statement.'),
}).openapi('NewStatementAppeal');

/** What came of a report, as its reporter reads it. */
export const ReportOutcome = z
  .object({
    id: z.uuid(),
    reference: z.string().describe('Such as OH-214-A.'),
    state: z.enum(['open', 'decided']),
    title: z.string().describe("Such as 'Thanks, we took it down'."),
    text: z.string(),
    kind: CaseKind,
    subjectTitle: z.string(),
    reason: CaseReason,
    details: z.string(),
    reportedAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    brokeRule: z.string().nullable().describe('Title of the rule.'),
    moneyAtRisk: z.boolean().describe('Show what to do if they already paid.'),
    block: z
      .object({ kind: z.enum(['listing', 'conversation', 'profile']), id: z.uuid(), name: z.string() })
      .nullable()
      .describe('Whom a member or guest can block from here.'),
    appealUntil: z.iso.datetime().nullable(),
    appealHours: AppealHours,
    appeal: AppealState.nullable(),
    can: z.object({ appeal: z.boolean() }),
  })
  .openapi('ReportOutcome');
export type ReportOutcome = z.infer<typeof ReportOutcome>;
