import { z } from '@hono/zod-openapi';
import { CaseReason, PersonAction, SubjectAction } from './case-parts.ts';

/** The public numbers of a month. */
export const TransparencyMonth = z
  .object({
    month: z.string().describe('Such as 2026-07.'),
    complete: z.boolean().describe('False for the month that still runs.'),
    reports: z.int(),
    decided: z.int().describe('Cases.'),
    medianMinutes: z.int().nullable().describe('Within which half were decided.'),
    actions: z.int().describe('Cases that ended with more than nothing.'),
    automatic: z.int().describe('Cases that the site opened by itself. A person decided them too.'),
    appeals: z.int().describe('Decided appeals.'),
    changed: z.int().describe('Appeals that changed our mind.'),
    byReason: z
      .array(z.object({ reason: CaseReason, count: z.int() }))
      .describe('Most first. Those below 3 are left out.'),
    bySubjectAction: z.array(z.object({ action: SubjectAction, count: z.int() })),
    byPersonAction: z.array(z.object({ action: PersonAction, count: z.int() })),
  })
  .openapi('TransparencyMonth');
export type TransparencyMonth = z.infer<typeof TransparencyMonth>;

export const Transparency = z
  .object({
    countedAt: z.iso.datetime().nullable().describe('Null until the first night.'),
    months: z.array(TransparencyMonth).describe('Newest first.'),
  })
  .openapi('Transparency');
export type Transparency = z.infer<typeof Transparency>;
