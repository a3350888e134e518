import { z } from '@hono/zod-openapi';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';
import { ListingCard, Place } from '../../../items/listings/contract/listing.ts';
import { ListingQuery } from '../../../items/listings/contract/listing-query.ts';
import { Photo } from '../../../items/photos/contract/photo.ts';
import { ZoneEvent } from './zone-event.ts';
import { DISCUSSION_READERS, ZONE_LIMITS, ZONE_TABS, ZONE_TYPES } from './zone-limits.ts';
import { ZoneMember, ZoneRole } from './zone-member.ts';

export const ZoneType = z.enum(ZONE_TYPES.map(({ value }) => value)).openapi('ZoneType');
export type ZoneType = z.infer<typeof ZoneType>;

export const DiscussionReaders = z.enum(DISCUSSION_READERS).openapi('DiscussionReaders');
export type DiscussionReaders = z.infer<typeof DiscussionReaders>;

/** A listing on the card of its zone. */
const ZoneCardListing = ListingCard.pick({
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
    position: z.union([Place, z.null()]).describe('Position of its area, rounded to about a kilometer.'),
    type: ZoneType,
    image: z.union([Photo, z.null()]),
    members: z.int(),
    activeListings: z.int().describe('Listings for sale in it.'),
    lastActiveDate: z.iso
      .datetime()
      .describe('Time of the last public post, listing or new member, to the minute.'),
    distance: z
      .number()
      .nullable()
      .describe('Kilometers from `near`, with one decimal; null if either position is unknown.'),
    featuredListings: z.array(ZoneCardListing).describe('The newest listings for sale, at most three.'),
    // A union, because `nullable` would mark the shared schema itself as nullable in the OpenAPI document.
    role: z.union([ZoneRole, z.null()]).describe("The viewer's role; null for non-members."),
  })
  .openapi('ZoneCard');
export type ZoneCard = z.infer<typeof ZoneCard>;

export const ZoneTab = z.enum(ZONE_TABS, 'There is no such tab.');
export type ZoneTab = z.infer<typeof ZoneTab>;

export const { near: Near } = ListingQuery.shape;

export const ZoneQuery = z.object({
  tab: ZoneTab.optional().describe("Default: 'my-zones' for members of a zone, otherwise 'explore'."),
  q: z.string().max(200, 'Search for at most 200 characters.').optional(),
  type: ZoneType.optional(),
  near: Near,
  cursor: pageCursor,
  limit: pageLimit(12),
});
export type ZoneQuery = z.infer<typeof ZoneQuery>;

export const ZonePage = z
  .object({
    tab: ZoneTab.describe('The returned tab.'),
    zones: z
      .array(ZoneCard)
      .describe('Nearest first for nearby; otherwise the most active in the last 30 days first.'),
    /** Cursor of the next page; null on the last page. */
    nextCursor: z.string().nullable(),
    mine: z.int().describe("Number of the viewer's zones."),
  })
  .openapi('ZonePage');
export type ZonePage = z.infer<typeof ZonePage>;

/** A zone as the home page shows it, the same for everyone. */
export const NearbyZone = ZoneCard.pick({
  id: true,
  name: true,
  type: true,
  image: true,
  distance: true,
  activeListings: true,
})
  .extend({
    newToday: z.int().describe('Listings for sale that were added in the last 24 hours, counted up to 99.'),
  })
  .openapi('NearbyZone');
export type NearbyZone = z.infer<typeof NearbyZone>;

export const NearbyZones = z.object({
  zones: z.array(NearbyZone).describe('At most three, all within 50 km of `near` or all without a distance.'),
});
export type NearbyZones = z.infer<typeof NearbyZones>;

/** What the viewer can do in a zone now. */
export const ZoneAbilities = z
  .object({
    join: z.boolean().describe('Also true for visitors, who are asked to log in first.'),
    leave: z.boolean(),
    readPosts: z.boolean().describe('Read the discussion.'),
    post: z.boolean().describe('Write posts and replies, and add own listings.'),
    readLog: z.boolean(),
    edit: z.boolean().describe('Change its texts, rules, area and picture.'),
    invite: z.boolean(),
    announce: z.boolean().describe('Announce, change and remove events.'),
    moderate: z.boolean().describe('Pin, remove and put back posts and listings.'),
    manageMembers: z.boolean().describe('Appoint admins, hand over the zone, and remove members.'),
  })
  .openapi('ZoneAbilities');
export type ZoneAbilities = z.infer<typeof ZoneAbilities>;

/** The viewer's membership. */
const ZoneMembership = z
  .object({
    role: ZoneRole,
    joinedDate: z.iso.datetime(),
    notifications: z.boolean().describe('Whether the viewer is notified of new listings and posts.'),
    lastAdmin: z.boolean().describe('The only admin must choose a successor before leaving.'),
  })
  .openapi('ZoneMembership');
type ZoneMembership = z.infer<typeof ZoneMembership>;

/** A zone on its own page. */
export const Zone = ZoneCard.omit({ members: true, role: true, featuredListings: true })
  .extend({
    memberCount: z.int(),
    rules: z.array(z.string()),
    discussion: DiscussionReaders.describe('Who can read its discussion.'),
    creator: z.union([z.object({ id: z.uuid(), name: z.string() }), z.null()]),
    createdAt: z.iso.datetime(),
    memberList: z.array(ZoneMember).describe('The first four, admins first.'),
    events: z.array(ZoneEvent).describe('The next two.'),
    timeZone: z.string().describe("The site's time zone, used for events."),
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
      .describe('Position of its area, rounded to about a kilometer before it is stored.'),
    rules: z.array(z.string().max(1000)).max(50).default([]),
    discussion: DiscussionReaders.optional().describe(
      'Who can read its discussion. Default: unchanged, or everyone in a new zone. A discussion with members-only posts cannot be opened to everyone.',
    ),
    photoId: z
      .uuid()
      .nullish()
      .describe('Id of an uploaded photo, or of the current picture; null for none. Default: unchanged.'),
    imageUrl: z
      .string()
      .max(ZONE_LIMITS.imageUrl, 'Use a shorter address.')
      .optional()
      .describe('Address of a picture on the internet to copy, instead of `photoId`.'),
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
  submissionId: z
    .uuid()
    .optional()
    .describe('Created by the client. Sending the same id again creates nothing.'),
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
