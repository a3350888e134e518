import { z } from '@hono/zod-openapi';
import { PersonSummary } from '../../../people/people/contract/person-summary.ts';

/** Subjects that identify a person to block. Guests have no profile, only listings and conversations. */
export const BlockSubject = z.enum(['profile', 'listing', 'conversation']);
export type BlockSubject = z.infer<typeof BlockSubject>;

export const Block = z
  .object({
    id: z.uuid(),
    person: PersonSummary,
    blockedAt: z.iso.datetime(),
  })
  .openapi('Block');
export type Block = z.infer<typeof Block>;

export const Blocks = z
  .object({
    /** Newest first. */
    blocks: z.array(Block),
  })
  .openapi('Blocks');
