import { z } from '@hono/zod-openapi';
import { ListingCard, Place } from '../../listings/contract/listing.ts';
import { ListingQuery } from '../../listings/contract/listing-query.ts';
import { Photo } from '../../photos/contract/photo.ts';
import { cursor, limitOf } from './paging.ts';
import { ZoneEvent } from './zone-event.ts';
import { DISCUSSION_READERS, ZONE_LIMITS, ZONE_TABS, ZONE_TYPES } from './zone-limits.ts';
import { ZoneMember, ZoneRole } from './zone-member.ts';

export const ZoneType = z.enum(ZONE_TYPES.map(({ value }) => value)).openapi('ZoneType');
export type ZoneType = z.infer<typeof ZoneType>;

export const DiscussionReaders = z.enum(DISCUSSION_READERS).openapi('DiscussionReaders');
export type DiscussionReaders = z.infer<typeof DiscussionReaders>;

/** A listing on the card of its zone. */
export const ZoneCardListing = ListingCard.pick({
  id: true,
  title: true,
  priceCents: true,
  cover: true,
}).openapi('ZoneCardListing');

/** A zone as its card shows it. */
export const ZoneCard = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    /** Name of its area, as its admins typed it. */
    location: z.string().nullable(),
    position: z
      .union([Place, z.null()])
      .describe('About where it is, rounded to about a kilometer; what people search near by.'),
    type: ZoneType,
    image: z.union([Photo, z.null()]),
    members: z.int(),
    activeListings: z.int().describe('Listings for sale in it.'),
    lastActiveDate: z.iso
      .datetime()
      .describe('The last post that everybody reads, listing or new member, to the minute.'),
    distance: z
      .number()
      .nullable()
      .describe('Kilometers from `near`, with one decimal; null if either position is unknown.'),
    featuredListings: z.array(ZoneCardListing).describe('The newest for sale, three at most.'),
    // A union, because `nullable` would mark the shared schema itself as nullable in the OpenAPI document.
    role: z.union([ZoneRole, z.null()]).describe("The viewer's; null for those who are no member."),
  })
  .openapi('ZoneCard');
export type ZoneCard = z.infer<typeof ZoneCard>;

export const ZoneTab = z.enum(ZONE_TABS, 'There is no such tab.');
export type ZoneTab = z.infer<typeof ZoneTab>;

export const { near: Near } = ListingQuery.shape;

export const ZoneQuery = z.object({
  tab: ZoneTab.optional().describe("Left out: 'my-zones' for who is in a zone, else 'explore'."),
  q: z.string().max(200, 'Search for at most 200 characters.').optional(),
  type: ZoneType.optional(),
  near: Near,
  cursor,
  limit: limitOf(12),
});
export type ZoneQuery = z.infer<typeof ZoneQuery>;

export const ZonePage = z
  .object({
    tab: ZoneTab.describe('The tab that this is.'),
    zones: z
      .array(ZoneCard)
      .describe('Nearest first in nearby, elsewhere most active in the last 30 days first.'),
    /** Cursor of the next page; null on the last page. */
    nextCursor: z.string().nullable(),
    mine: z.int().describe('How many zones the viewer is in.'),
  })
  .openapi('ZonePage');
export type ZonePage = z.infer<typeof ZonePage>;

/** What the viewer can do in a zone now. */
export const ZoneAbilities = z
  .object({
    join: z.boolean().describe('Also true for visitors, who are asked to log in first.'),
    leave: z.boolean(),
    readPosts: z.boolean().describe('Read the discussion.'),
    post: z.boolean().describe('Write posts and replies, and show own listings in it.'),
    readLog: z.boolean(),
    edit: z.boolean().describe('Change its texts, rules, area and picture.'),
    invite: z.boolean(),
    announce: z.boolean().describe('Announce, change and remove events.'),
    moderate: z.boolean().describe('Pin, remove and put back posts and listings.'),
    manageMembers: z.boolean().describe('Make admins, hand over, and remove members.'),
  })
  .openapi('ZoneAbilities');
export type ZoneAbilities = z.infer<typeof ZoneAbilities>;

/** The viewer's membership. */
export const ZoneMembership = z
  .object({
    role: ZoneRole,
    joinedDate: z.iso.datetime(),
    notifications: z.boolean().describe('Told of new listings and posts.'),
    lastAdmin: z.boolean().describe('The only admin, who names a successor before leaving.'),
  })
  .openapi('ZoneMembership');
export type ZoneMembership = z.infer<typeof ZoneMembership>;

/** A zone on its own page. */
export const Zone = ZoneCard.omit({ members: true, role: true, featuredListings: true })
  .extend({
    memberCount: z.int(),
    rules: z.array(z.string()),
    discussion: DiscussionReaders.describe('Who reads its discussion.'),
    creator: z.union([z.object({ id: z.uuid(), name: z.string() }), z.null()]),
    createdAt: z.iso.datetime(),
    memberList: z.array(ZoneMember).describe('The first four; admins come first.'),
    events: z.array(ZoneEvent).describe('The next two.'),
    timeZone: z.string().describe("The site's; events are told and set in it."),
    membership: z.union([ZoneMembership, z.null()]),
    can: ZoneAbilities,
  })
  .openapi('Zone');
export type Zone = z.infer<typeof Zone>;

// The schema allows blank values. The rules reject them with messages for people.
export const EditedZone = z
  .object({
    title: z.string().max(1000),
    description: z.string().max(10_000),
    type: ZoneType.default('neighbourhood'),
    area: z.string().max(1000).default(''),
    position: z
      .union([Place, z.null()])
      .default(null)
      .describe('Where its area is; rounded to about a kilometer before it is stored.'),
    rules: z.array(z.string().max(1000)).max(50).default([]),
    discussion: DiscussionReaders.optional().describe(
      'Who reads its discussion. Left out: unchanged, everyone in a new zone. Opens to everyone only while nothing was written for members only.',
    ),
    photoId: z
      .uuid()
      .nullish()
      .describe('An uploaded photo as its picture, or the one it has; null for none. Left out: unchanged.'),
    imageUrl: z
      .string()
      .max(ZONE_LIMITS.imageUrl, 'Use a shorter address.')
      .optional()
      .describe('The address of a picture on the internet, which is copied; instead of `photoId`.'),
  })
  .openapi('EditedZone', {
    example: {
      title: 'Maple & 4th',
      description: 'For the six blocks around Maple and 4th.',
      type: 'neighbourhood',
      area: 'Old Town',
      rules: ['Pick up in person. No shipping.'],
    },
  });
export type EditedZone = z.infer<typeof EditedZone>;

export const NewZone = EditedZone.extend({
  submissionId: z.uuid().optional().describe('Made by the client; sending the same id twice creates once.'),
}).openapi('NewZone', {
  example: {
    title: 'Maple & 4th',
    description: 'For the six blocks around Maple and 4th.',
    type: 'neighbourhood',
    area: 'Old Town',
    rules: ['Pick up in person. No shipping.'],
  },
});
export type NewZone = z.infer<typeof NewZone>;

/** The id and name of a new zone. */
export const CreatedZone = z.object({ id: z.uuid(), name: z.string() }).openapi('CreatedZone');
