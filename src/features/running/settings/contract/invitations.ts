import { z } from '@hono/zod-openapi';
import { cleanText } from '../../../../shared/text.ts';

const INVITATION_LIMITS = { note: 100, uses: 1000 } as const;

const SiteInvitation = z
  .object({
    id: z.uuid(),
    url: z.string().describe('Where people sign up with it.'),
    note: z.string(),
    uses: z.int(),
    maxUses: z.int(),
    isRevoked: z.boolean(),
    by: z.string().describe('Name of the operator.'),
    createdAt: z.iso.datetime(),
  })
  .openapi('SiteInvitation');

export const SiteInvitations = z
  .object({ invitations: z.array(SiteInvitation).describe('The newest 100, newest first.') })
  .openapi('SiteInvitations');
export type SiteInvitations = z.infer<typeof SiteInvitations>;

export const NewSiteInvitation = z
  .object({
    note: z
      .string()
      .max(1000, 'Use at most 100 characters.')
      .transform((text) => cleanText(text).replaceAll(/\s+/g, ' ').trim())
      .refine((text) => text.length <= INVITATION_LIMITS.note, 'Use at most 100 characters.'),
    maxUses: z
      .int('Enter a whole number.')
      .min(1, 'Enter a number from 1 to 1,000.')
      .max(INVITATION_LIMITS.uses, 'Enter a number from 1 to 1,000.'),
  })
  .openapi('NewSiteInvitation', { example: { note: 'Book club', maxUses: 25 } });
export type NewSiteInvitation = z.infer<typeof NewSiteInvitation>;
