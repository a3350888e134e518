import { z } from '@hono/zod-openapi';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';
import { MemberSummary } from '../../../people/people/contract/person-summary.ts';
import { INVITE_LIFETIMES, REMOVAL_REASONS, ZONE_LIMITS, ZONE_ROLES } from './zone-limits.ts';

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

export const ZoneRole = z.enum(ZONE_ROLES.map(({ value }) => value)).openapi('ZoneRole');
export type ZoneRole = z.infer<typeof ZoneRole>;

export const ZoneMember = z
  .object({ person: MemberSummary, role: ZoneRole, joinedDate: z.iso.datetime() })
  .openapi('ZoneMember');
export type ZoneMember = z.infer<typeof ZoneMember>;

export const ZoneMemberQuery = z.object({
  q: z.string().max(100, 'Search for at most 100 characters.').optional().describe('Part of a name.'),
  cursor: pageCursor,
  limit: pageLimit(),
});
export type ZoneMemberQuery = z.infer<typeof ZoneMemberQuery>;

export const ZoneMemberPage = z
  .object({
    members: z.array(ZoneMember).describe('Admins first, then by joining date.'),
    nextCursor: z.string().nullable(),
  })
  .openapi('ZoneMemberPage');

export const ZoneMemberChange = z
  .object({
    role: ZoneRole,
    handOver: z
      .boolean()
      .default(false)
      .describe('With the role admin: the viewer becomes a regular member in the same step.'),
  })
  .openapi('ZoneMemberChange');
export type ZoneMemberChange = z.infer<typeof ZoneMemberChange>;

export const MembershipChange = z.object({ notifications: z.boolean() }).openapi('ZoneMembershipChange');

/** Why an admin removes a post, listing or member. */
export const Removal = z
  .object({
    reason: z.enum(
      REMOVAL_REASONS.map(({ value }) => value),
      'Choose a reason.',
    ),
    rule: z
      .int()
      .min(1)
      .max(ZONE_LIMITS.rules)
      .optional()
      .describe("Number of the rule, from 1. For the reason 'rule'."),
    note: z.string().max(1000).default('').describe('Shown only to the person it is about.'),
  })
  .openapi('ZoneRemoval', { example: { reason: 'rule', rule: 3, note: 'Tickets go at face value here.' } });
export type Removal = z.infer<typeof Removal>;
