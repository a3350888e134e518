import { z } from '@hono/zod-openapi';
import { REPORT_REASONS } from './report-limits.ts';

export const ReportKind = z.enum(['listing', 'profile', 'conversation', 'review', 'zone', 'zone-post']);
export type ReportKind = z.infer<typeof ReportKind>;

// The schema allows missing and long texts. The rules reject them with messages for people.
export const NewReport = z
  .object({
    kind: ReportKind,
    id: z.uuid().describe('Id of the subject.'),
    reason: z.enum(
      REPORT_REASONS.map(({ value }) => value),
      "Choose what's wrong.",
    ),
    details: z.string().max(10_000).default('').describe("Needed for the reason 'other'."),
  })
  .openapi('NewReport', {
    example: {
      kind: 'listing',
      id: '2f0d5a3e-3f6c-4c9e-9a51-0d6f2c7f1b11',
      reason: 'other',
      details: 'The photos are from a catalog.',
    },
  });
export type NewReport = z.infer<typeof NewReport>;
