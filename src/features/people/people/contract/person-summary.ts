import { z } from '@hono/zod-openapi';
import { DELETED_NAME, GUEST_NAME } from '../../../../shared/person-name.ts';

/** A member as shown beside their listings, messages and reviews. */
export const MemberSummary = z
  .object({
    kind: z.literal('member'),
    id: z.uuid().describe('Profile id.'),
    name: z.string().describe("Full name, or username, or 'User'."),
    username: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    rating: z.number().nullable().describe('Out of 5, one decimal; null without ratings.'),
    totalRatings: z.int(),
  })
  .openapi('MemberSummary');
export type MemberSummary = z.infer<typeof MemberSummary>;

/** A guest, who has no profile. */
export const GuestSummary = z
  .object({ kind: z.literal('guest'), name: z.literal(GUEST_NAME) })
  .openapi('GuestSummary');

/** A person whose account was deleted. */
const GoneSummary = z
  .object({ kind: z.literal('gone'), name: z.literal(DELETED_NAME) })
  .openapi('GoneSummary');

/** A person as shown beside other content. */
export const PersonSummary = z
  .discriminatedUnion('kind', [MemberSummary, GuestSummary, GoneSummary])
  .openapi('PersonSummary');
export type PersonSummary = z.infer<typeof PersonSummary>;
