import { z } from '@hono/zod-openapi';
import { GUEST_NAME, NAMELESS } from '../../../shared/person-name.ts';

/** A member, as shown beside their listings, messages and reviews. */
export const MemberSummary = z.object({
  kind: z.literal('member'),
  /** Profile id. */
  id: z.uuid(),
  /** Full name, or username, or 'User'. */
  name: z.string(),
  avatarUrl: z.string().nullable(),
});

/** A member with their rating. */
export const RatedMember = MemberSummary.extend({
  /** Out of 5, one decimal; null without ratings. */
  rating: z.number().nullable(),
  totalRatings: z.int(),
});

/** A guest, who has no profile. */
export const GuestSummary = z.object({ kind: z.literal('guest'), name: z.literal(GUEST_NAME) });

/** A person whose account is gone. */
export const GonePerson = z.object({ kind: z.literal('gone'), name: z.literal(NAMELESS) });
