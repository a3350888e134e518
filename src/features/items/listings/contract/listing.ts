import { z } from '@hono/zod-openapi';
import { CONDITION_SLUGS } from '../../../../shared/taxonomy.ts';
import { Category, Condition } from '../../../../shared/taxonomy-schemas.ts';
import { TRUST_BADGES } from '../../../people/people/contract/badges.ts';
import { GuestSummary, MemberSummary } from '../../../people/people/contract/person-summary.ts';
import { sure } from '../../../trust/text-rules/contract/sure.ts';
import { Photo } from '../../photos/contract/photo.ts';
import { TIME_OF_DAY } from './pickup-hours.ts';

export const ListingStatus = z.enum(['active', 'paused', 'sold']);
export type ListingStatus = z.infer<typeof ListingStatus>;

/** The person who sells: a member or a guest, as a listing goes with the account it belongs to. */
export const Seller = z.discriminatedUnion('kind', [MemberSummary, GuestSummary]).openapi('Seller');
export type Seller = z.infer<typeof Seller>;

/** Degrees, rounded to about a kilometer before they are stored. */
export const Place = z
  .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .openapi('Place');

/** When an item can be picked up. */
export const PickupHours = z
  .object({
    days: z.array(z.int().min(0).max(6)).min(1).max(7).describe('Days of the week; 0 is Sunday.'),
    from: z.string().regex(TIME_OF_DAY).describe("Such as '09:00', in the time of where the item is."),
    to: z.string().regex(TIME_OF_DAY).describe('Later on the same day.'),
  })
  .openapi('PickupHours', { example: { days: [0, 6], from: '09:00', to: '12:00' } });

/** A listing as a card shows it. */
export const ListingCard = z
  .object({
    id: z.uuid(),
    title: z.string(),
    /** Cut to LISTING_LIMITS.cardDescription characters. */
    description: z.string(),
    /** US cents; 0 is free. */
    priceCents: z.int(),
    category: Category,
    condition: Condition,
    status: ListingStatus,
    reserved: z.boolean().describe('Reserved for a buyer; only while it is active.'),
    aiGenerated: z.boolean(),
    // A union, because `nullable` would mark the shared schema itself as nullable in the OpenAPI document.
    cover: z.union([Photo, z.null()]),
    seller: Seller,
    createdAt: z.iso.datetime(),
    distanceKm: z
      .int()
      .optional()
      .describe('Kilometers from `near`, at least 1; absent if either position is unknown.'),
  })
  .openapi('ListingCard');
export type ListingCard = z.infer<typeof ListingCard>;

/** What the viewer may do with a listing, now. */
export const ListingAbilities = z
  .object({
    edit: z.boolean(),
    delete: z.boolean(),
    markSold: z.boolean(),
    relist: z.boolean().describe('Put a sold listing back up for sale.'),
    pause: z.boolean().describe('Hide it from others for a while.'),
    resume: z.boolean().describe('Show a paused listing again.'),
    renew: z.boolean().describe('Bring it to the top.'),
  })
  .openapi('ListingAbilities');
export type ListingAbilities = z.infer<typeof ListingAbilities>;

/** What operators decided about a listing, as its owner sees it. */
export const ListingNotice = z
  .object({
    state: z
      .enum(['taken-down', 'hidden', 'suspended', 'change'])
      .describe("'suspended': the account is. 'change': others see it, but something has to change."),
    statementId: z.uuid().nullable().describe('The statement says why, and takes an appeal.'),
    until: z.iso.datetime().nullable().describe('The deadline for a change; null for other notices.'),
  })
  .openapi('ListingNotice');
export type ListingNotice = z.infer<typeof ListingNotice>;

/** A price a listing had before. */
export const PastPrice = z.object({ priceCents: z.int(), until: z.iso.datetime() }).openapi('PastPrice');
export type PastPrice = z.infer<typeof PastPrice>;

/** A listing on its own page. */
export const Listing = ListingCard.omit({ cover: true })
  .extend({
    description: z.string(),
    tags: z.array(z.string()),
    /** Cover first; null when there are none. */
    images: z.array(Photo).nullable(),
    location: z.string().nullable(),
    /** Only for the owner and the buyer it is reserved for. */
    reservedUntil: z.iso.datetime().nullable(),
    /** Rounded to about a kilometer; only for the owner. */
    position: z.union([Place, z.null()]),
    pickupHours: z.union([PickupHours, z.null()]).describe('Null: at any time.'),
    /** Last brought to the top. */
    renewedAt: z.iso.datetime().nullable(),
    /** Newest first; real changes only. */
    pastPrices: z.array(PastPrice),
    /** The badges the seller has earned; empty for a guest. */
    sellerBadges: z.array(z.enum(TRUST_BADGES)),
    can: ListingAbilities,
    /** The viewer posted it. */
    own: z.boolean(),
    notice: z.union([ListingNotice, z.null()]).describe('Only for the owner.'),
  })
  .openapi('Listing');
export type Listing = z.infer<typeof Listing>;

export const ListingPage = z
  .object({
    listings: z.array(ListingCard),
    /** Requests the next page; null on the last. */
    nextCursor: z.string().nullable(),
  })
  .openapi('ListingPage');
export type ListingPage = z.infer<typeof ListingPage>;

// The shape allows blank values: the rules refuse them with the texts people are meant to see.
export const NewListing = z
  .object({
    title: z.string().max(1000),
    description: z.string().max(40_000),
    /** US dollars as typed, such as 19.99. */
    price: z.string().max(40),
    category: z.string().max(40).describe('The slug of a category that the site offers.'),
    condition: z
      .string()
      .max(40)
      .openapi({ enum: [...CONDITION_SLUGS, ''] }),
    tags: z.array(z.string().max(1000)).max(100).default([]),
    area: z.string().max(1000).default(''),
    position: z
      .union([Place, z.null()])
      .default(null)
      .describe(
        'The position of the item, so that people nearby find it. Rounded to about a kilometer; shown as that area.',
      ),
    pickupHours: z.union([PickupHours, z.null()]).default(null).describe('Null: at any time.'),
    photos: z
      .array(z.object({ id: z.uuid(), alt: z.string().max(1000).default('') }))
      .max(50)
      .default([])
      .describe('Uploaded photos in order; the first is the cover.'),
    aiGenerated: z.boolean().default(false).describe('Title or description was generated.'),
    submissionId: z.uuid().optional().describe('Made by the client; sending the same id twice posts once.'),
    sure,
    zoneId: z.uuid().optional().describe('Also shows it in this Drop Zone, which the seller is a member of.'),
    eventId: z
      .uuid()
      .optional()
      .describe('Also shows it in this Flash Drop. One that is over, or unknown, is ignored.'),
  })
  .openapi('NewListing', {
    example: {
      title: 'Oak desk',
      description: 'Solid oak, a few scratches on the top.',
      price: '80',
      category: 'home-garden',
      condition: 'good',
      tags: ['desk', 'oak'],
      area: 'Portland, OR',
    },
  });
export type NewListing = z.infer<typeof NewListing>;

/** Everything that can be changed later, as the form sends it. A field that is left out is cleared. */
export const EditedListing = NewListing.omit({
  aiGenerated: true,
  submissionId: true,
  zoneId: true,
  eventId: true,
}).openapi('EditedListing', {
  example: {
    title: 'Oak desk',
    description: 'Solid oak, a few scratches on the top.',
    price: '75',
    category: 'home-garden',
    condition: 'good',
    tags: ['desk', 'oak'],
    area: 'Portland, OR',
  },
});
export type EditedListing = z.infer<typeof EditedListing>;

/** Other listings to show beside one; active listings only. */
export const RelatedListings = z
  .object({
    /**
     * Other listings of the same member, newest first; empty for guests, whose listings are not linked to
     * each other.
     */
    fromSeller: z.array(ListingCard),
    /** Other people's listings of the same category, most similar in title and price first. */
    similar: z.array(ListingCard),
  })
  .openapi('RelatedListings');
export type RelatedListings = z.infer<typeof RelatedListings>;
