import { z } from '@hono/zod-openapi';
import { ListingCard } from '../../../items/listings/contract/listing.ts';
import { ListingQuery } from '../../../items/listings/contract/listing-query.ts';
import { Condition } from '../../../../shared/taxonomy-schemas.ts';
import { PersonSummary } from '../../../people/people/contract/person-summary.ts';
import { COMPARISON_LIMITS } from './comparison-limits.ts';

/** A number from 1 to 3: "Item 1" is the one that was chosen first. */
const itemNumber = z.int().min(1).max(COMPARISON_LIMITS.most);

/** A listing as the assistant shows it. */
export const ComparableListing = ListingCard.extend({
  location: z.string().nullable().describe('The area as the seller named it.'),
}).openapi('ComparableListing');
export type ComparableListing = z.infer<typeof ComparableListing>;

export const ComparableQuery = z.object({
  q: z
    .string("Type what you're looking for.")
    .max(COMPARISON_LIMITS.query, `Use at most ${COMPARISON_LIMITS.query} characters.`)
    .trim()
    .min(1, "Type what you're looking for."),
  ...ListingQuery.pick({ minPriceCents: true, maxPriceCents: true, near: true }).shape,
});
export type ComparableQuery = z.infer<typeof ComparableQuery>;

export const ComparableListings = z
  .object({ listings: z.array(ComparableListing).max(COMPARISON_LIMITS.found).describe('Newest first.') })
  .openapi('ComparableListings');

// The shape allows any number: too few, too many and the same twice are refused with the texts people are meant to see.
export const NewComparison = z
  .object({
    items: z.array(z.guid('This is no listing.')).max(20).describe('Ids of 2 or 3 listings; Item 1 first.'),
    near: ListingQuery.shape.near,
  })
  .openapi('NewComparison');
export type NewComparison = z.infer<typeof NewComparison>;

export const ItemState = z
  .enum(['for-sale', 'reserved', 'paused', 'sold', 'gone'])
  .describe('As it is now. Gone: deleted, taken down, or of somebody the viewer does not see.');
export type ItemState = z.infer<typeof ItemState>;

export const ComparedItem = z
  .object({
    item: itemNumber,
    state: ItemState,
    // A union, because `nullable` would mark the shared schema itself as nullable in the OpenAPI document.
    listing: z.union([ComparableListing, z.null()]).describe('As it is now; null when it is gone.'),
    own: z.boolean().describe('The viewer sells it.'),
    priceCents: z
      .int()
      .nullable()
      .describe('US cents that this comparison counts with: of today, or of the day it was shared.'),
    priceBeforeCents: z
      .int()
      .nullable()
      .describe('What it cost when it was compared or shared, if it costs something else now.'),
    soldAt: z.iso.datetime().nullable(),
  })
  .openapi('ComparedItem');
export type ComparedItem = z.infer<typeof ComparedItem>;

/** What similar items cost, in US cents. */
export const LocalPrices = z
  .object({
    comparables: z.int().describe('How many similar listings: sold ones and those for sale.'),
    sold: z.int().describe('How many of them were sold.'),
    withinKm: z.int().nullable().describe('They are within this distance; null: anywhere.'),
    since: z.iso.datetime().describe('When the oldest of them was sold or listed.'),
    lowestCents: z.int(),
    q1Cents: z.int().describe('A quarter of them cost less.'),
    medianCents: z.int(),
    q3Cents: z.int().describe('A quarter of them cost more.'),
    highestCents: z.int(),
  })
  .openapi('LocalPrices');
export type LocalPrices = z.infer<typeof LocalPrices>;

export const SimilarPricesQuery = z.object({
  items: z
    .string()
    .max(800)
    .transform((text) => text.split(','))
    .pipe(NewComparison.shape.items)
    .openapi({ type: 'string' })
    .describe('Ids of 2 or 3 listings, separated by commas.'),
  near: ListingQuery.shape.near,
});
export type SimilarPricesQuery = z.infer<typeof SimilarPricesQuery>;

/** What a comparison will set prices against; known before the rest of it. */
export const SimilarPrices = z
  .object({
    subject: z.string().describe("What is compared, in the plural, such as 'phones'."),
    local: z.union([LocalPrices, z.null()]).describe('As in the comparison.'),
  })
  .openapi('SimilarPrices');
export type SimilarPrices = z.infer<typeof SimilarPrices>;

export const ItemPrice = z
  .object({
    item: itemNumber,
    priceCents: z.int().nullable(),
    againstMedianCents: z.int().nullable().describe('Below 0: cheaper than the median. Null without one.'),
  })
  .openapi('ItemPrice');
export type ItemPrice = z.infer<typeof ItemPrice>;

export const ItemCondition = z
  .object({
    item: itemNumber,
    condition: z.union([Condition, z.null()]),
    words: z
      .string()
      .nullable()
      .describe("A sentence of the seller's about the condition, as written; null if there is none."),
    source: z.enum(['title', 'description']).nullable().describe('Where the sentence stands.'),
  })
  .openapi('ItemCondition');
export type ItemCondition = z.infer<typeof ItemCondition>;

const score = z.int().min(0).max(100).nullable();

export const ItemValue = z
  .object({
    item: itemNumber,
    price: score.describe('50 at the median, 100 at 50 % below it.'),
    condition: score,
    seller: score.describe('From ratings; null without any.'),
    distance: score.describe('Null when either position is unknown.'),
    features: score.describe(
      'From the facts that can be ranked, such as mileage; 50 in the middle of the items, null where none differs.',
    ),
    overall: score.describe('The average of what is known.'),
  })
  .openapi('ItemValue', { description: 'From 0 to 100; null where it is unknown.' });
export type ItemValue = z.infer<typeof ItemValue>;

/** What a seller's text says about one feature. */
export const FeatureValue = z
  .object({
    item: itemNumber,
    stated: z.boolean(),
    value: z.union([z.boolean(), z.string()]).nullable().describe('Null when it is not stated.'),
    good: z
      .boolean()
      .nullable()
      .describe("True: show a check. False: show a warning, such as for a crack or 'None'. Null: neither."),
    best: z.boolean().describe('Better than what the others state.'),
    source: z.string().nullable().describe("The seller's sentence it was read from."),
    question: z
      .string()
      .nullable()
      .describe('What to write to the seller, when it is not stated and the viewer can ask.'),
  })
  .openapi('FeatureValue');
export type FeatureValue = z.infer<typeof FeatureValue>;

export const FeatureRow = z
  .object({
    feature: z.string().describe("Such as 'battery-health'."),
    label: z.string().describe("Such as 'Battery health'."),
    differs: z.boolean().describe('Not the same for all items.'),
    rank: z
      .enum(['higher', 'lower', 'newer'])
      .nullable()
      .describe('What is better, where values can be compared.'),
    values: z.array(FeatureValue).describe('Of Item 1 first; without those that are gone.'),
  })
  .openapi('FeatureRow');
export type FeatureRow = z.infer<typeof FeatureRow>;

/** One reason for the recommended item, as data. `reasonText` puts it in words. */
export const Reason = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('below-median'), cents: z.int(), medianCents: z.int() }),
    z.object({
      kind: z.literal('cheapest'),
      cents: z.int().describe('Below the next one.'),
      item: itemNumber,
    }),
    z.object({
      kind: z.literal('best-fact'),
      feature: z.string(),
      label: z.string(),
      value: z.string(),
      rank: z.enum(['higher', 'lower', 'newer']),
      stated: z.int().describe('How many items state it.'),
    }),
    z.object({ kind: z.literal('condition'), condition: Condition, items: z.int() }),
    z.object({
      kind: z.literal('closer'),
      km: z.int(),
      closerKm: z.int().describe('Than the item.'),
      item: itemNumber,
    }),
    z.object({ kind: z.literal('rating'), rating: z.number(), totalRatings: z.int() }),
    z.object({
      kind: z.literal('facts'),
      stated: z.int(),
      rows: z.int(),
      others: z.array(z.object({ item: itemNumber, stated: z.int() })),
    }),
  ])
  .openapi('Reason');
export type Reason = z.infer<typeof Reason>;

/** What else keeps people from buying an item, or what only shows beside the others. */
const ITEM_DOUBTS = [
  'locked',
  'untested',
  'no-clean-title',
  'needs-work',
  'incomplete',
  'replica',
  'expired',
  'unsafe',
  'soiled',
  'faulty',
  'older',
  'too-cheap',
] as const;
export type ItemDoubt = (typeof ITEM_DOUBTS)[number];

export const Drawback = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('defect'), value: z.string().describe("Such as 'a crack'.") }),
    z.object({ kind: z.literal('doubt'), doubt: z.enum(ITEM_DOUBTS) }),
    z.object({ kind: z.literal('condition'), condition: Condition }),
    z.object({ kind: z.literal('not-stated'), facts: z.int() }),
    z.object({ kind: z.literal('farther'), km: z.int().describe('Than the recommended one.') }),
    z.object({ kind: z.literal('rating'), rating: z.number().nullable() }),
  ])
  .openapi('Drawback');
export type Drawback = z.infer<typeof Drawback>;

export const Recommendation = z
  .object({
    item: itemNumber,
    close: z.boolean().describe('Another one is within 2 points.'),
    reasons: z.array(Reason).max(4).describe('The most important first.'),
    alternative: z
      .union([
        z.object({
          item: itemNumber,
          cheaperCents: z.int().describe('Than the recommended one.'),
          drawbacks: z.array(Drawback).max(2),
        }),
        z.null(),
      ])
      .describe('For who wants to spend less; null when the recommended one is the cheapest.'),
    words: z.string().describe('A sentence or two. Every number in it is one of this comparison.'),
    writtenBy: z.enum(['engine', 'model']),
  })
  .openapi('Recommendation');
export type Recommendation = z.infer<typeof Recommendation>;

const compared = {
  comparedAt: z.iso.datetime(),
  subject: z.string().describe("What is compared, in the plural, such as 'phones'."),
  items: z.array(ComparedItem).min(2).max(3).describe('Item 1 first, also those that are gone.'),
  recommendation: z
    .union([Recommendation, z.null()])
    .describe(
      'The best value of what is for sale; null when fewer than two are, or none can be recommended.',
    ),
  price: z.object({
    local: z
      .union([LocalPrices, z.null()])
      .describe('Null when too few are alike, or the items are too different.'),
    items: z.array(ItemPrice),
  }),
  condition: z.array(ItemCondition),
  value: z.array(ItemValue),
  features: z.array(FeatureRow),
};

/** Items side by side. What is gone is among `items` alone. */
export const Comparison = z
  .object({
    id: z.uuid().nullable().describe('Null for visitors: nothing is stored.'),
    saved: z.boolean(),
    share: z.union([z.object({ path: z.string(), sharedAt: z.iso.datetime() }), z.null()]),
    ...compared,
  })
  .openapi('Comparison');
export type Comparison = z.infer<typeof Comparison>;

/** A comparison behind a link, as it was on the day it was shared. */
export const SharedComparison = z
  .object({
    sharedBy: z.union([PersonSummary, z.null()]).describe('Null when somebody without an account shared it.'),
    sharedAt: z.iso.datetime(),
    ...compared,
  })
  .openapi('SharedComparison');
export type SharedComparison = z.infer<typeof SharedComparison>;

export const ComparisonShare = z
  .object({
    path: z
      .string()
      .describe('The page anybody can open.')
      .openapi({ example: '/compare/shared-4f1c0e8a7d2b96350fae81c4d7b2e603' }),
    sharedAt: z.iso.datetime(),
  })
  .openapi('ComparisonShare');
export type ComparisonShare = z.infer<typeof ComparisonShare>;

/** A link to a comparison that nobody owns. */
export const VisitorShare = ComparisonShare.extend({
  expiresAt: z.iso.datetime().describe('When the link stops by itself.'),
  stopKey: z.string().describe('Stops the link earlier. Only this answer has it; keep it.'),
}).openapi('VisitorShare');
export type VisitorShare = z.infer<typeof VisitorShare>;

export const StoppedShare = z
  .object({ stopKey: z.string().max(200).describe('From the answer that made the link.') })
  .openapi('StoppedShare');
