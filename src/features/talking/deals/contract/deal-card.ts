import { z } from '@hono/zod-openapi';
import type { CardStep } from './card-steps.ts';

/** The data of a step's card. Fields that do not apply to the step are null. */
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
      .describe('The author of the review that was deleted with an undone sale.'),
  })
  .openapi('DealCardData');
export type DealCardData = z.infer<typeof DealCardData>;

/** A step of a deal, as shown in the chat. */
export type DealCard = { step: CardStep } & DealCardData;
