import { z } from '@hono/zod-openapi';
import { APPEAL_OUTCOMES } from './case-limits.ts';
import { CaseDecision, PersonAction, SubjectAction } from './case-parts.ts';

/** What an operator chose: what happens to the subject, and to the person. */
export const Actions = z
  .object({
    onSubject: SubjectAction,
    onPerson: PersonAction,
    until: z.iso
      .datetime()
      .nullable()
      .default(null)
      .describe('End of a limit or suspension; null for good. Ignored for other actions.'),
  })
  .openapi('CaseActions');
export type Actions = z.infer<typeof Actions>;

/** What the chosen actions would do. Counts are as of now. */
export const Effects = z
  .object({
    listingsLeave: z.int(),
    listingsReturn: z.int(),
    reviewsLeave: z.int(),
    reviewsReturn: z.int(),
    dealsEnd: z.int().describe('Open deals whose other side is told.'),
    reportersHear: z.int(),
    mail: z
      .object({
        to: z.string().nullable().describe('Masked; null if only the site can tell the person.'),
        subject: z.string(),
        appealUntil: z.iso.datetime(),
      })
      .nullable()
      .describe('Null if the person hears nothing.'),
    sentences: z.array(z.string()).describe('The same as short sentences, for the footer of the panel.'),
    button: z.string().describe("Names the actions, such as 'Take down and suspend'."),
  })
  .openapi('CaseEffects');
export type Effects = z.infer<typeof Effects>;

// The schema allows missing and long texts. The rules refuse them with messages for people.
export const NewDecision = Actions.extend({
  version: z.int().describe('The version of the case that was shown.'),
  ruleId: z.uuid().nullable().default(null).describe('Needed unless nothing happens.'),
  text: z
    .string()
    .max(10_000)
    .default('')
    .describe('What the person reads. Needed unless nothing happens to them and their content.'),
}).openapi('NewDecision');
export type NewDecision = z.infer<typeof NewDecision>;

export const AppealDecision = z
  .object({
    version: z.int(),
    outcome: z.enum(APPEAL_OUTCOMES.map(({ value }) => value)),
    text: z.string().max(10_000).default('').describe('What the person reads.'),
    note: z.string().max(10_000).default('').describe('For the first decider; stays on the desk.'),
    actions: Actions.nullable().default(null).describe("Only for 'milder': what stays."),
  })
  .openapi('AppealDecision');
export type AppealDecision = z.infer<typeof AppealDecision>;

/** What to preview: a decision, or the outcome of an appeal. */
export const PreviewedActions = z
  .object({
    actions: Actions.nullable().default(null),
    outcome: AppealDecision.shape.outcome.optional().describe('For an appeal.'),
  })
  .openapi('PreviewedActions');
export type PreviewedActions = z.infer<typeof PreviewedActions>;

export const Decided = z
  .object({ decision: CaseDecision, version: z.int(), next: z.uuid().nullable() })
  .openapi('Decided');
export type Decided = z.infer<typeof Decided>;
