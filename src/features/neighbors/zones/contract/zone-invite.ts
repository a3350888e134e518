import { z } from '@hono/zod-openapi';
import { INVITE_LIFETIMES } from './zone-limits.ts';

export const InviteLifetime = z.enum(INVITE_LIFETIMES.map(({ value }) => value));
export type InviteLifetime = z.infer<typeof InviteLifetime>;

export const InviteSettings = z
  .object({ stopsWorking: InviteLifetime.default('7-days').describe('Counted from now.') })
  .openapi('ZoneInviteSettings');

/** The invite link of a zone, as its admins see it. */
export const ZoneInvite = z
  .object({
    code: z.string(),
    url: z.url().describe('The link to share.'),
    stopsWorking: InviteLifetime,
    expiresAt: z.iso.datetime().nullable(),
    joins: z.int().describe('Number of people who joined with it.'),
    lastJoinedAt: z.iso.datetime().nullable(),
  })
  .openapi('ZoneInvite');
export type ZoneInvite = z.infer<typeof ZoneInvite>;

export const CurrentZoneInvite = z
  .object({ invite: z.union([ZoneInvite, z.null()]).describe('Null if there is none.') })
  .openapi('CurrentZoneInvite');

/** Accepts any short text: a malformed code is answered like an unknown one. */
export const InviteCode = z.object({ code: z.string().max(100) });
