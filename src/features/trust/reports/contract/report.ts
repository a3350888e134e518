import { z } from '@hono/zod-openapi';
import { REPORT_KINDS, REPORT_REASONS } from './report-limits.ts';

export const ReportKind = z.enum(REPORT_KINDS);
export type ReportKind = z.infer<typeof ReportKind>;

// The schema allows missing and long texts. The rules reject them with messages for people.
export const NewReport = z
  .object({
    kind: ReportKind,
    id: z.uuid().describe('Id of the subject; for a message, the id of its conversation.'),
    seq: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .describe('For a message: its number in the conversation.'),
    reason: z.enum(
      REPORT_REASONS.map(({ value }) => value),
      "Choose what's wrong.",
    ),
    details: z.string().max(10_000).default('').describe("Needed for the reason 'other'."),
    email: z
      .string()
      .max(1_000)
      .optional()
      .describe(
        'The address of a visitor without an account who wants to be told the outcome. Ignored for others.',
      ),
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

export const SentReport = z
  .object({
    id: z.uuid(),
    key: z
      .string()
      .nullable()
      .describe(
        'Opens the outcome without an account; null for members and guests, who are known by their session.',
      ),
  })
  .openapi('SentReport');
export type SentReport = z.infer<typeof SentReport>;
