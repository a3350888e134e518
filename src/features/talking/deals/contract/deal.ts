import { z } from '@hono/zod-openapi';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { MemberSummary } from '../../../people/people/contract/person-summary.ts';
import type { DealAbility, DealStage } from './lifecycle.ts';

const Role = z.enum(['buyer', 'seller']);

const STAGES = [
  'available',
  'reserved-here',
  'reserved-elsewhere',
  'sold-here',
  'sold-elsewhere',
] as const satisfies readonly DealStage[];

const ability = z.boolean();
const abilities = {
  makeOffer: ability,
  counterOffer: ability,
  acceptOffer: ability,
  declineOffer: ability,
  withdrawOffer: ability,
  reserve: ability,
  release: ability,
  sell: ability,
  undoSale: ability,
  proposeMeetup: ability,
  confirmMeetup: ability,
  cancelMeetup: ability,
} satisfies Record<DealAbility, z.ZodBoolean>;

/** What the viewer may do next. Pages only show these and decide nothing themselves. */
export const DealAbilities = z
  .object({
    ...abilities,
    undoSale: ability.describe('Within a week, and before its reviews are published.'),
    thankOthers: ability.describe("Send 'Sold, thanks' to the other interested buyers."),
    review: ability.describe('Whether reviews can still be written, because they are not both published.'),
  })
  .openapi('DealAbilities');
export type DealAbilities = z.infer<typeof DealAbilities>;

/** The state of the deal between the two participants of a conversation. */
export const Deal = z
  .object({
    listingId: z.uuid(),
    role: Role.describe("The viewer's role."),
    stage: z.enum(STAGES).describe('The state of the listing, seen from this conversation.'),
    paused: z.boolean().describe('The seller paused the listing: no new offers or reservations.'),
    /** The asking price, in US cents. */
    priceCents: z.int(),
    offer: z
      .union([
        z.object({
          id: z.uuid(),
          mine: z.boolean(),
          priceCents: z.int(),
          expiresAt: z.iso.datetime(),
        }),
        z.null(),
      ])
      .describe('The open offer.'),
    reservation: z
      .union([z.object({ until: z.iso.datetime(), priceCents: z.int() }), z.null()])
      .describe('Only for the buyer of this conversation; others see only the stage.'),
    sale: z.union([z.object({ id: z.uuid(), priceCents: z.int(), completedAt: z.iso.datetime() }), z.null()]),
    meetup: z
      .union([
        z.object({
          id: z.uuid(),
          mine: z.boolean().describe('Whether the viewer proposed it.'),
          confirmed: z.boolean(),
          place: z.string(),
          startsAt: z.iso.datetime(),
        }),
        z.null(),
      ])
      .describe('The planned meet-up.'),
    can: DealAbilities,
  })
  .openapi('Deal');
export type Deal = z.infer<typeof Deal>;

const WHOLE = 'Use a whole number of cents.';
const cents = z
  .int(WHOLE)
  .max(LISTING_LIMITS.maxPriceCents, 'The highest price is $10,000,000.')
  .describe('US cents.');
const priceCents = cents.min(1, 'Enter an amount above 0.');
const clientCreatedId = z
  .uuid()
  .describe('Created by the client. Sending the same id again changes nothing.');
const time = z.iso.datetime({ offset: true, error: 'Use a date and time such as 2026-11-23T17:30:00Z.' });

export const NewOffer = z
  .object({ id: clientCreatedId, priceCents })
  .openapi('NewOffer', { example: { id: '2f0d5a3e-3f6c-4c9e-9a51-0d6f2c7f1b11', priceCents: 4500 } });
export type NewOffer = z.infer<typeof NewOffer>;

export const NewReservation = z
  .object({
    until: time
      .optional()
      .describe(
        'Defaults to two days from now. With a confirmed meet-up, at least until three hours after it.',
      ),
  })
  .openapi('NewReservation', { example: { until: '2026-11-23T17:30:00Z' } });
export type NewReservation = z.infer<typeof NewReservation>;

export const NewSale = z
  .object({
    priceCents: cents
      .min(0, "Price can't be below 0.")
      .optional()
      .describe('The price paid. Defaults to the agreed price, or the asking price.'),
    endReservation: z
      .boolean()
      .optional()
      .describe('Sells it even if it is reserved for someone else, and ends that reservation.'),
    thankOthers: z
      .boolean()
      .optional()
      .describe("Also sends 'Sold, thanks' to the other interested buyers, once."),
  })
  .openapi('NewSale', { example: { priceCents: 4500 } });
export type NewSale = z.infer<typeof NewSale>;

// Accepts blank and too long places: `checkMeetup` rejects them with a message for the person.
export const NewMeetup = z
  .object({ id: clientCreatedId, place: z.string().max(20_000), startsAt: time })
  .openapi('NewMeetup', {
    example: {
      id: '2f0d5a3e-3f6c-4c9e-9a51-0d6f2c7f1b11',
      place: 'Front of the library',
      startsAt: '2026-11-23T17:30:00Z',
    },
  });
export type NewMeetup = z.infer<typeof NewMeetup>;

export const MeetupId = z
  .object({ id: z.uuid().describe('The meet-up that the person saw.') })
  .openapi('MeetupId');

/** A person who messaged the seller about the listing. */
export const InterestedBuyer = z
  .object({
    conversationId: z.uuid(),
    person: MemberSummary,
    lastMessageAt: z.iso.datetime(),
    reserved: z.boolean().describe('Whether it is reserved for this person.'),
    /** Their open offer, in US cents. */
    offerCents: z.int().nullable(),
  })
  .openapi('InterestedBuyer');
export type InterestedBuyer = z.infer<typeof InterestedBuyer>;

export const InterestedBuyers = z
  .object({ interestedBuyers: z.array(InterestedBuyer) })
  .openapi('InterestedBuyers');
export type InterestedBuyers = z.infer<typeof InterestedBuyers>;

export const Thanked = z.object({ sent: z.int().describe('The number of recipients.') }).openapi('Thanked');
