import { z } from '@hono/zod-openapi';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';
import {
  CaseClaim,
  CaseKind,
  CasePersonName,
  CaseReason,
  CaseSource,
  CaseState,
  CaseTimes,
  Colleague,
  Harm,
} from './case-parts.ts';

/** One row of the queue. */
export const CaseRow = z
  .object({
    id: z.uuid(),
    number: z.int().describe('As people read it: Case 214.'),
    kind: CaseKind,
    source: CaseSource,
    state: CaseState,
    harm: Harm,
    dueAt: z.iso.datetime(),
    title: z.string().describe('The title of the subject at the first report.'),
    picture: z.string().nullable().describe('Address of a small picture.'),
    reason: CaseReason.describe('The reason of the first report.'),
    person: CasePersonName.nullable().describe('Null if unknown or erased.'),
    personJoinedAt: z.iso.datetime().nullable(),
    reports: z.int().describe('How many people reported it.'),
    claim: CaseClaim.extend({
      by: Colleague.extend({ avatarUrl: z.string().nullable() }),
    }).nullable(),
    openedAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    decidedBy: z.string().nullable(),
  })
  .openapi('CaseRow');
export type CaseRow = z.infer<typeof CaseRow>;

export const CaseCounts = z
  .object({
    open: z.int(),
    mine: z.int().describe('Open and claimed by me.'),
    waiting: z.int(),
    appeals: z.int().describe('Open appeals.'),
    late: z.int().describe('Open and past their time.'),
    byHarm: z.record(Harm, z.int()).describe('Open cases, counted by harm.'),
    byKind: z.record(CaseKind, z.int()).describe('Open cases without appeals, counted by kind.'),
    decidedToday: z.int().describe('Since midnight in the time zone of the site.'),
    medianMinutes: z
      .int()
      .nullable()
      .describe('Within how many minutes half of the cases of the last 30 days were decided; null if none.'),
  })
  .openapi('CaseCounts');
export type CaseCounts = z.infer<typeof CaseCounts>;

export const CasePage = z
  .object({
    cases: z.array(CaseRow).describe('Most harm first, then by their time. Decided ones newest first.'),
    nextCursor: z.string().nullable(),
    times: CaseTimes,
  })
  .openapi('CasePage');
export type CasePage = z.infer<typeof CasePage>;

export const CaseQuery = z.object({
  tab: z.enum(['open', 'mine', 'waiting', 'decided']).default('open'),
  kind: CaseKind.optional().describe('Leaves out appeals.'),
  source: CaseSource.optional().describe("'appeal' lists appeals alone."),
  harm: Harm.optional(),
  cursor: pageCursor,
  limit: pageLimit(),
});
export type CaseQuery = z.infer<typeof CaseQuery>;
