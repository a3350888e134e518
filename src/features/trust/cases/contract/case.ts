import { z } from '@hono/zod-openapi';
import { Photo } from '../../../items/photos/contract/photo.ts';
import { APPEAL_OUTCOMES, CASE_LIMITS } from './case-limits.ts';
import {
  CaseClaim,
  CaseDecision,
  CaseKind,
  CasePersonName,
  CaseReason,
  CaseTimes,
  Colleague,
  PersonAction,
  Standing,
  SubjectAction,
} from './case-parts.ts';
import { CaseRow } from './case-queue.ts';
import { SiteRule } from './site-rule.ts';

/** A subject as it was at one moment. */
export const CaseContent = z.object({
  title: z.string(),
  text: z.string(),
  facts: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .describe('Such as Price: $150. Same labels before and now.'),
  photos: z
    .array(z.object({ id: z.uuid(), url: z.string(), alt: z.string() }))
    .describe('The files of deleted photos may be gone.'),
});
export type CaseContent = z.infer<typeof CaseContent>;

export const CaseSubject = z
  .object({
    link: z.string().nullable().describe('Its page on the site; null if it has none, or none anymore.'),
    before: CaseContent.nullable().describe(
      'At the first report. Null 12 months after the case was decided: the copy is forgotten.',
    ),
    beforeAt: z.iso.datetime(),
    now: CaseContent.nullable().describe('Null once its owner deleted it.'),
    state: z.enum(['shown', 'hidden', 'taken-down', 'gone']).describe('Hidden or taken down by an operator.'),
    saleState: z.string().nullable().describe("For a listing: 'active', 'paused' or 'sold'."),
    views: z.int().nullable(),
  })
  .openapi('CaseSubject');
export type CaseSubject = z.infer<typeof CaseSubject>;

export const CaseReport = z
  .object({
    id: z.uuid(),
    reporter: CasePersonName.nullable().describe('Null for people without an account, and erased ones.'),
    leftEmail: z.boolean().describe('A person without an account wants to hear the outcome.'),
    reason: CaseReason,
    text: z.string(),
    at: z.iso.datetime(),
    earlier: z.object({
      right: z.int().describe('Earlier reports after which an operator did something.'),
      total: z.int().describe('Earlier decided reports.'),
    }),
  })
  .openapi('CaseReport');
export type CaseReport = z.infer<typeof CaseReport>;

export const CaseMessage = z
  .object({
    seq: z.int(),
    from: z.string().describe('Name of the sender.'),
    isPerson: z.boolean().describe('By the person the case is about.'),
    text: z.string(),
    photos: z.int(),
    files: z.int(),
    reported: z.boolean(),
    at: z.iso.datetime(),
  })
  .openapi('CaseMessage');
export type CaseMessage = z.infer<typeof CaseMessage>;

export const CaseChat = z.object({
  people: z.array(z.string()),
  messages: z.array(CaseMessage).describe('Oldest first.'),
  hasEarlier: z.boolean(),
  hasLater: z.boolean(),
});
export type CaseChat = z.infer<typeof CaseChat>;

export const CasePerson = CasePersonName.extend({
  joinedAt: z.iso.datetime(),
  emailConfirmed: z.boolean().nullable().describe('Null for guests.'),
  phoneConfirmed: z.boolean().nullable(),
  devices: z.int().nullable().describe('Browsers it was signed in on.'),
  listings: z.int().describe('For sale now.'),
  sold: z.int(),
  reviews: z.int(),
  newChats: z.int().describe('Chats with their messages that began in the last 7 days.'),
  earlierCases: z.int(),
  brokeRules: z.int().describe('Earlier cases that ended with more than nothing.'),
  standing: Standing,
  mail: z.string().nullable().describe('Where a mail would go, such as m***@mail.example; null if nowhere.'),
});
export type CasePerson = z.infer<typeof CasePerson>;

export const LinkedPerson = CasePersonName.extend({
  signals: z.array(z.enum(['device', 'address', 'photos'])),
  strength: z
    .enum(['strong', 'weak'])
    .describe('An address or photos alone are weak: people share networks and copy photos.'),
  standing: Standing,
}).openapi('LinkedPerson');
export type LinkedPerson = z.infer<typeof LinkedPerson>;

export const CaseEvent = z
  .object({
    at: z.iso.datetime(),
    action: z.enum([
      'opened',
      'reported',
      'claimed',
      'released',
      'taken-over',
      'handed-over',
      'noted',
      'chat-opened',
      'changed',
      'change-overdue',
      'decided',
      'undone',
      'ended',
      'appealed',
      'appeal-decided',
    ]),
    by: z.string().nullable().describe('Name of the operator or person; null for the site.'),
    text: z.string().nullable(),
  })
  .openapi('CaseEvent');
export type CaseEvent = z.infer<typeof CaseEvent>;

export const CaseAppeal = z.object({
  by: z.enum(['person', 'reporter']),
  name: z.string(),
  text: z.string(),
  photos: z.array(Photo).describe('Added as evidence.'),
  at: z.iso.datetime(),
  decision: CaseDecision.describe('What was decided first.'),
  firstCase: z.object({ id: z.uuid(), number: z.int() }),
  denial: z
    .enum(['first-decider'])
    .nullable()
    .describe("Why the viewer can't decide it: they decided first, and another operator is available."),
  answer: z
    .object({
      outcome: z.enum(APPEAL_OUTCOMES.map(({ value }) => value)),
      by: Colleague.nullable(),
      mine: z.boolean(),
      at: z.iso.datetime(),
      text: z.string().describe('What the person reads.'),
      note: z.string().nullable().describe('For the first decider.'),
    })
    .nullable()
    .describe('How it was decided; null while it is open.'),
  onlyOperator: z.boolean().describe('I decided first and nobody else can: the statement says so.'),
});
export type CaseAppeal = z.infer<typeof CaseAppeal>;

export const Case = CaseRow.extend({
  version: z
    .int()
    .describe('Send it with a decision, which fails if someone else has changed the case since.'),
  subject: CaseSubject,
  reportList: z.array(CaseReport).describe('The first 50, oldest first.'),
  newReporters: z.int().describe('How many of the reporters joined in the last day.'),
  evidence: z
    .array(z.object({ label: z.string(), text: z.string() }))
    .describe('For automatic cases: what the site noticed.'),
  chat: CaseChat.nullable().describe('The reported message and up to five before and after it.'),
  about: CasePerson.nullable(),
  linked: z.array(LinkedPerson).describe('May be the same person. Strongest first.'),
  events: z.array(CaseEvent).describe('Newest first.'),
  decision: CaseDecision.nullable().describe('The newest one that was not undone.'),
  appeal: CaseAppeal.nullable(),
  rules: z.array(SiteRule),
  can: z.object({
    decide: z.boolean(),
    undo: z.boolean(),
    claim: z.boolean(),
    onSubject: z.array(SubjectAction),
    onPerson: z.array(PersonAction),
  }),
  position: z.object({ index: z.int(), of: z.int() }).nullable().describe('Place in the open queue.'),
  next: z.uuid().nullable().describe('The open case after it in the queue that nobody works on.'),
  previous: z.uuid().nullable().describe('The one before it; null for the first one.'),
  times: CaseTimes,
}).openapi('Case');
export type Case = z.infer<typeof Case>;

/** An operator opens a case, such as about someone seen in another one. */
export const NewCase = z
  .object({
    kind: CaseKind,
    id: z.uuid(),
    reason: CaseReason,
    note: z.string().trim().max(CASE_LIMITS.note, `Use at most ${CASE_LIMITS.note} characters.`).default(''),
  })
  .openapi('NewCase');
export type NewCase = z.infer<typeof NewCase>;

export const NewClaim = z
  .object({ takeOver: z.boolean().default(false).describe('Takes it from a colleague, which is logged.') })
  .openapi('NewClaim');

export const ClaimedCase = z.object({ claim: CaseClaim, version: z.int() }).openapi('ClaimedCase');
export type ClaimedCase = z.infer<typeof ClaimedCase>;

export const CaseNote = z
  .object({
    text: z
      .string()
      .trim()
      .min(1, 'Write something first.')
      .max(CASE_LIMITS.note, `Use at most ${CASE_LIMITS.note} characters.`)
      .describe('For other operators only.'),
  })
  .openapi('CaseNote');
export type CaseNote = z.infer<typeof CaseNote>;

export const HandOver = z
  .object({
    to: z.uuid().nullable().default(null).describe('A colleague; null gives it back to the queue.'),
    text: CaseNote.shape.text,
  })
  .openapi('HandOver');
export type HandOver = z.infer<typeof HandOver>;

export const MoreMessages = z
  .object({
    direction: z.enum(['earlier', 'later']),
    seq: z.int().min(0).describe('The first or last message that is shown.'),
    reason: z
      .string()
      .trim()
      .min(5, 'Say why you need them.')
      .max(CASE_LIMITS.note, `Use at most ${CASE_LIMITS.note} characters.`)
      .describe('Goes in the log and in the data export of both people.'),
  })
  .openapi('MoreMessages');
export type MoreMessages = z.infer<typeof MoreMessages>;

export const Colleagues = z.object({ colleagues: z.array(Colleague) }).openapi('Colleagues');
export type Colleagues = z.infer<typeof Colleagues>;
