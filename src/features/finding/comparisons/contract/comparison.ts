import { z } from '@hono/zod-openapi';
import { Condition } from '../../../../shared/taxonomy-schemas.ts';
import { ComparableListing, LocalPrices } from './comparable-listing.ts';
import { COMPARISON_LIMITS } from './comparison-limits.ts';

/** A number from 1 to 3. Item 1 was chosen first. */
const itemNumber = z.int().min(1).max(COMPARISON_LIMITS.maxItems);

export const ItemState = z
  .enum(['for-sale', 'reserved', 'paused', 'sold', 'gone'])
  .describe(
    "The state of the listing now. 'gone': deleted, taken down, or by a person the viewer can't see.",
  );
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
      'From the facts that can be ranked, such as mileage: 50 for the average of the items, null where none differs.',
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
    values: z.array(FeatureValue).describe('The values, Item 1 first, without items that are gone.'),
  })
  .openapi('FeatureRow');
export type FeatureRow = z.infer<typeof FeatureRow>;

/** A reason for the recommendation, as data. `reasonText` turns it into words. */
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

/** Other concerns about an item. Some depend on the other items, such as 'older'. */
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

export const compared = {
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

/** Items compared side by side. Deleted items appear only in `items`. */
export const Comparison = z
  .object({
    id: z.uuid().nullable().describe('Null for visitors: nothing is stored.'),
    saved: z.boolean(),
    share: z.union([z.object({ path: z.string(), sharedAt: z.iso.datetime() }), z.null()]),
    ...compared,
  })
  .openapi('Comparison');
export type Comparison = z.infer<typeof Comparison>;
