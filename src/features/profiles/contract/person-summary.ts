import { z } from '@hono/zod-openapi';
import { GUEST_NAME, NAMELESS } from '../../../shared/person-name.ts';

/** A member, as shown beside what they made. */
export const MemberSummary = z.object({
  kind: z.literal('member'),
  /** Profile id. */
  id: z.uuid(),
  /** Full name, else username, else 'User'. */
  name: z.string(),
  avatarUrl: z.string().nullable(),
});

/** A member with what others think of them. */
export const RatedMember = MemberSummary.extend({
  /** Out of 5, one decimal; null while nobody has rated. */
  rating: z.number().nullable(),
  totalRatings: z.int(),
});

/** A guest, who has no profile. */
export const GuestSummary = z.object({ kind: z.literal('guest'), name: z.literal(GUEST_NAME) });

/** Somebody whose account is gone. */
export const GonePerson = z.object({ kind: z.literal('gone'), name: z.literal(NAMELESS) });
