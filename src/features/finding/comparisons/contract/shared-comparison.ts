import { z } from '@hono/zod-openapi';
import { PersonSummary } from '../../../people/people/contract/person-summary.ts';
import { compared } from './comparison.ts';

/** A comparison behind a link, as it was when it was shared. */
export const SharedComparison = z
  .object({
    sharedBy: z.union([PersonSummary, z.null()]).describe('Null if a person without an account shared it.'),
    sharedAt: z.iso.datetime(),
    ...compared,
  })
  .openapi('SharedComparison');
export type SharedComparison = z.infer<typeof SharedComparison>;

export const ComparisonShare = z
  .object({
    path: z
      .string()
      .describe('The page anybody can open.')
      .openapi({ example: '/compare/shared-4f1c0e8a7d2b96350fae81c4d7b2e603' }),
    sharedAt: z.iso.datetime(),
  })
  .openapi('ComparisonShare');
export type ComparisonShare = z.infer<typeof ComparisonShare>;

/** A link to a comparison that was shared without an account. */
export const VisitorShare = ComparisonShare.extend({
  expiresAt: z.iso.datetime().describe('When the link stops by itself.'),
  stopKey: z.string().describe('Stops the link earlier. Only this answer has it; keep it.'),
}).openapi('VisitorShare');
export type VisitorShare = z.infer<typeof VisitorShare>;

export const StoppedShare = z
  .object({ stopKey: z.string().max(200).describe('From the answer that made the link.') })
  .openapi('StoppedShare');
