import { z } from '@hono/zod-openapi';

/** What identifies a person: guests have no profile, only listings and conversations. */
export const PersonBehind = z.enum(['profile', 'listing', 'conversation']);
export type PersonBehind = z.infer<typeof PersonBehind>;

export const Block = z
  .object({
    id: z.uuid(),
    kind: z.enum(['member', 'guest']),
    /** Full name, or username, or 'User'; 'Guest User' for guests. */
    name: z.string(),
    avatarUrl: z.string().nullable(),
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
