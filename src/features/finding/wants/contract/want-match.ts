import { z } from '@hono/zod-openapi';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { roundPosition } from '../../../../shared/position.ts';
import { Category, Condition } from '../../../../shared/taxonomy-schemas.ts';
import { ListingCard } from '../../../items/listings/contract/listing.ts';
import { WantCriteria } from './want.ts';
import { WANT_LIMITS } from './want-limits.ts';

/** Criteria to match, and the id of the stored want if they belong to one. Its matches then count as shown. */
export const MatchQuestion = WantCriteria.extend({
  wantId: z
    .uuid()
    .optional()
    .describe("The viewer's stored want: what is shown of it is not notified anymore."),
}).openapi('MatchQuestion');
export type MatchQuestion = z.infer<typeof MatchQuestion>;

/** What facts are about. */
const FACT_KINDS = [
  'price',
  'price-drop',
  'condition',
  'distance',
  'seller',
  'age',
  'excluded',
  'missing',
  'photos',
  'reserved',
] as const;

/** A fact in words. */
export const MatchFact = z
  .object({
    kind: z.enum(FACT_KINDS),
    parts: z
      .array(z.object({ text: z.string(), strong: z.boolean() }))
      .describe('The sentence in order; what is strong stands out, such as "$45 below".'),
  })
  .openapi('MatchFact');
export type MatchFact = z.infer<typeof MatchFact>;

export const WantMatch = z
  .object({
    listing: ListingCard,
    favourite: z.boolean().describe('The viewer saved it.'),
    pros: z.array(MatchFact).max(WANT_LIMITS.pros),
    cons: z.array(MatchFact).max(WANT_LIMITS.cons),
  })
  .openapi('WantMatch');
export type WantMatch = z.infer<typeof WantMatch>;

/** Prices for which similar items were sold. */
export const LocalPrice = z
  .object({
    sales: z.int().describe('How many were sold.'),
    near: z.boolean().describe('They were sold around the place of the want.'),
    medianCents: z.int().nullable().describe('Null with fewer than 5 sales.'),
    since: z.iso.datetime().nullable().describe('The oldest of these sales.'),
  })
  .openapi('LocalPrice');
export type LocalPrice = z.infer<typeof LocalPrice>;

export const WantMatches = z
  .object({
    matches: z.array(WantMatch).describe('Best first; at most 24.'),
    total: z.int().describe('How many there are, at most 150.'),
    price: LocalPrice,
  })
  .openapi('WantMatches');
export type WantMatches = z.infer<typeof WantMatches>;

/** A listing that a seller is still writing. */
export const DemandQuery = z.object({
  title: z.string().max(LISTING_LIMITS.title, `Use at most ${LISTING_LIMITS.title} characters.`),
  description: z.string().max(LISTING_LIMITS.description).default(''),
  tags: z.array(z.string().max(LISTING_LIMITS.tagLength)).max(LISTING_LIMITS.tags).default([]),
  category: z.union([Category, z.null()]).default(null),
  condition: z.union([Condition, z.null()]).default(null),
  position: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .transform(roundPosition)
    .nullable()
    .default(null),
});
export type DemandQuery = z.infer<typeof DemandQuery>;

/** How many people look for an item that is about to be posted. Null for one or two. */
export const Demand = z
  .object({
    people: z.int().nullable().describe('Null for fewer than 3.'),
    topPriceCents: z.int().nullable().describe('The most that one of them would pay, rounded down to $5.'),
    near: z.boolean().describe('The position of the listing is known, so they are nearby.'),
  })
  .openapi('Demand');
export type Demand = z.infer<typeof Demand>;
