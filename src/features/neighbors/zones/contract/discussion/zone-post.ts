import { z } from '@hono/zod-openapi';
import { pageCursor, pageLimit } from '../../../../../shared/page-query.ts';
import { Photo } from '../../../../items/photos/contract/photo.ts';
import { PersonSummary } from '../../../../people/people/contract/person-summary.ts';
import { sure } from '../../../../trust/text-rules/contract/sure.ts';
import { ZoneRole } from '../zone-member.ts';

/** Posts and replies of a zone share one numbering: from 1, in the order everyone sees them. */
const seq = z.int().min(0).max(2_147_483_647);

const Entry = z.object({
  id: z.uuid(),
  zoneId: z.uuid(),
  seq,
  clientId: z.uuid().describe('Created by the client that sent it.'),
  author: PersonSummary,
  authorRole: z.union([ZoneRole, z.null()]).describe('Null for people who are no longer members.'),
  mine: z.boolean().describe('The viewer wrote it.'),
  /** Plain text, as typed. */
  text: z.string().describe('Empty for removed entries, except for their author.'),
  postedAt: z.iso.datetime(),
  removed: z
    .union([
      z.object({ reason: z.string(), by: z.string().describe('Name of the admin.'), at: z.iso.datetime() }),
      z.null(),
    ])
    .describe('Set if an admin removed it.'),
});

/** What the viewer can do with the entry now. */
const can = {
  delete: z.boolean().describe('Authors. Cannot be undone.'),
  remove: z.boolean().describe('Admins, with a reason.'),
  putBack: z.boolean().describe('Admins, within 7 days of the removal.'),
};

export const ZoneReply = Entry.extend({ postId: z.uuid(), can: z.object(can) }).openapi('ZoneReply');
export type ZoneReply = z.infer<typeof ZoneReply>;

export const ZonePost = Entry.extend({
  photos: z.array(Photo),
  pinnedBy: z.string().nullable().describe('Name of the admin who pinned it; null if it is not pinned.'),
  replies: z.array(ZoneReply).describe('The newest replies, oldest first.'),
  replyCount: z.int(),
  can: z.object({ ...can, pin: z.boolean().describe('Pin or unpin.'), reply: z.boolean() }),
}).openapi('ZonePost');
export type ZonePost = z.infer<typeof ZonePost>;

export const ZonePostsQuery = z.object({ cursor: pageCursor, limit: pageLimit(20) });
export type ZonePostsQuery = z.infer<typeof ZonePostsQuery>;

export const ZonePosts = z
  .object({
    pinned: z.array(ZonePost).describe('Last pinned first; on the first page only.'),
    posts: z.array(ZonePost).describe('Newest first, without pinned ones.'),
    nextCursor: z.string().nullable(),
    lastSeq: seq.describe('Number of the newest post or reply in the zone.'),
  })
  .openapi('ZonePosts');
export type ZonePosts = z.infer<typeof ZonePosts>;

export const ZoneRepliesQuery = z.object({
  before: z.coerce
    .number('Use the number of a reply.')
    .int('Use the number of a reply.')
    .min(0, 'Use the number of a reply.')
    .max(2_147_483_647, 'Use the number of a reply.')
    .optional()
    .describe('Older than this one.'),
  limit: pageLimit(20),
});
export type ZoneRepliesQuery = z.infer<typeof ZoneRepliesQuery>;

export const ZoneReplies = z
  .object({
    replies: z.array(ZoneReply).describe('Oldest first.'),
    more: z.boolean().describe('There are older ones.'),
  })
  .openapi('ZoneReplies');
export type ZoneReplies = z.infer<typeof ZoneReplies>;

const clientId = z
  .uuid()
  .describe('Created by the client. Sending the same id again stores nothing and returns the same response.');
// The schema allows blank and long texts. The rules reject them with messages for people.
const text = z.string().max(60_000);

export const NewZonePost = z
  .object({
    clientId,
    text,
    photos: z.array(z.uuid()).max(50).default([]).describe('Ids of uploaded, unused photos, in order.'),
    sure,
  })
  .openapi('NewZonePost', {
    example: {
      clientId: '2f0d5a3e-3f6c-4c9e-9a51-0d6f2c7f1b11',
      text: 'Anyone got a size 10 hex key? I will return it with coffee.',
    },
  });
export type NewZonePost = z.infer<typeof NewZonePost>;

export const NewZoneReply = z.object({ clientId, text, sure }).openapi('NewZoneReply', {
  example: { clientId: '2f0d5a3e-3f6c-4c9e-9a51-0d6f2c7f1b11', text: 'I do, at number 22.' },
});
export type NewZoneReply = z.infer<typeof NewZoneReply>;

export const ZonePostChange = z.object({ pinned: z.boolean() }).openapi('ZonePostChange');

export const SeenPosts = z
  .object({ seq: seq.describe('Number up to which the viewer has seen the discussion.') })
  .openapi('SeenZonePosts', { example: { seq: 42 } });

export const UnreadPosts = z.object({ posts: z.int() }).openapi('UnreadZonePosts');
