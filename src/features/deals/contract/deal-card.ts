import { z } from '@hono/zod-openapi';

/** Steps that leave a card in the chat; named from the side of the one who is told, as `DealStep` is. */
export const CARD_STEPS = [
  'offer-made',
  'offer-countered',
  'offer-accepted',
  'offer-declined',
  'offer-withdrawn',
  'offer-expired',
  'reserved',
  'released',
  'reservation-ended',
  'sold-to-you',
  'sold-to-another',
  'sale-undone',
  'meetup-proposed',
  'meetup-confirmed',
  'meetup-cancelled',
] as const;
export type CardStep = (typeof CARD_STEPS)[number];

/** A step of a deal, as the chat shows it among the messages. What does not belong to the step is null. */
export const DealCard = z
  .object({
    step: z.enum(CARD_STEPS),
    offerId: z.uuid().nullable(),
    /** US cents. */
    priceCents: z.int().nullable(),
    until: z.iso.datetime().nullable().describe('When the offer expires or the reservation ends.'),
    meetup: z.union([z.object({ id: z.uuid(), place: z.string(), startsAt: z.iso.datetime() }), z.null()]),
  })
  .openapi('DealCard');
export type DealCard = z.infer<typeof DealCard>;
