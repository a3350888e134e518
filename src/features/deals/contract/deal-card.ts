import { z } from '@hono/zod-openapi';
import type { CardStep } from './card-steps.ts';

/** What the card of a step says. What does not belong to the step is null. */
export const DealCardData = z
  .object({
    offerId: z.uuid().nullable(),
    /** US cents. */
    priceCents: z.int().nullable(),
    until: z.iso.datetime().nullable().describe('When the offer expires or the reservation ends.'),
    meetup: z.union([z.object({ id: z.uuid(), place: z.string(), startsAt: z.iso.datetime() }), z.null()]),
    reviewBy: z
      .enum(['buyer', 'seller'])
      .optional()
      .describe('Who had reviewed a sale that was undone, which deleted the review.'),
  })
  .openapi('DealCardData');
export type DealCardData = z.infer<typeof DealCardData>;

/** A step of a deal, as the chat shows it among the messages. */
export type DealCard = { step: CardStep } & DealCardData;
