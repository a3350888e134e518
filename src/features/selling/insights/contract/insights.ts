import { z } from '@hono/zod-openapi';
import { Category } from '../../../../shared/taxonomy-schemas.ts';
import { Photo } from '../../../items/photos/contract/photo.ts';
import { CHART_WEEKS, MAX_TIPS } from './insight-rules.ts';

const Cents = z.int().describe('US cents.');

export const TrendRow = z
  .object({
    category: Category,
    direction: z.enum(['up', 'down']).nullable().describe('Null with too little data.'),
    percentage: z
      .int()
      .nullable()
      .describe('Change from last week to this one, 0 or more; null with too little data.'),
    weeks: z
      .array(z.int())
      .length(CHART_WEEKS)
      .describe('Views, saves, chats and searches of each of the last weeks; this week is the last.'),
  })
  .openapi('TrendRow');
export type TrendRow = z.infer<typeof TrendRow>;

export const PriceRow = z
  .object({
    category: Category,
    averagePrice: Cents.nullable().describe('US cents; null with too little data.'),
    priceRange: z
      .union([z.object({ from: Cents, to: Cents }), z.null()])
      .describe('From the lower to the upper quartile of prices; null with too little data.'),
    basis: z
      .enum(['sold', 'asked'])
      .describe(
        'Whether prices come from sales in the last 90 days or, if there are too few, from listings for sale.',
      ),
    sample: z.int().describe('How many prices.'),
  })
  .openapi('PriceRow');
export type PriceRow = z.infer<typeof PriceRow>;

export const DemandRow = z
  .object({
    category: Category,
    level: z.enum(['high', 'medium', 'low']).nullable().describe('Null with too little data.'),
    score: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .describe('At 50, buyers and items for sale are balanced; null with too little data.'),
    actions: z.int().describe('Views, saves, chats and searches of the week.'),
  })
  .openapi('DemandRow');
export type DemandRow = z.infer<typeof DemandRow>;

const TipListing = z
  .object({
    id: z.uuid(),
    title: z.string(),
    category: Category,
    priceCents: z.int(),
    // A union, because `nullable` would mark the shared schema itself as nullable in the OpenAPI document.
    cover: z.union([Photo, z.null()]),
    days: z.int().describe('Since it was listed.'),
  })
  .openapi('TipListing');

/** How the price of a listing compares. */
const PriceTip = z.object({
  listing: TipListing,
  points: z.array(z.int()).describe('Prices of the comparables that are most alike, cheapest first.'),
  beyond: z
    .int()
    .describe('How many of the points are cheaper, for a high price, or more expensive, for a low one.'),
  range: z
    .object({ from: Cents, to: Cents })
    .describe('From the lower to the upper quartile of all comparables.'),
  sold: z.int().describe('How many comparables were sold.'),
  active: z.int().describe('How many are for sale.'),
  priceCents: z.int().describe('The price to change to.'),
});

/** A recommendation for one of the viewer's listings: a finding, its evidence, and one action. */
export const Tip = z
  .discriminatedUnion('kind', [
    PriceTip.extend({ kind: z.literal('price-high') }).openapi('PriceHighTip'),
    PriceTip.extend({ kind: z.literal('price-low') }).openapi('PriceLowTip'),
    z
      .object({
        kind: z.literal('saved-only').describe('People saved it, but nobody wrote: drop the price.'),
        listing: TipListing,
        saves: z.int(),
        views: z.int(),
        priceCents: z.int().describe('The price to change to.'),
      })
      .openapi('SavedOnlyTip'),
    z
      .object({
        kind: z.literal('few-photos').describe('It has fewer photos than what sells: add some.'),
        listing: TipListing,
        photos: z.int(),
        usual: z.int().nullable().describe('Photos of what was sold in its category, half have more.'),
        sample: z.int().describe('How many sold listings that is from.'),
      })
      .openapi('FewPhotosTip'),
    z
      .object({
        kind: z.literal('waiting-chats').describe('Buyers wait for an answer: write to them.'),
        listing: TipListing,
        chats: z.int(),
        conversationId: z.uuid().describe('The buyer who has waited longest.'),
        hours: z.int().describe('Hours of waiting.'),
        usualMinutes: z
          .int()
          .nullable()
          .describe('Minutes that the viewer usually takes to answer; null if unknown.'),
      })
      .openapi('WaitingChatsTip'),
    z
      .object({
        kind: z.literal('long-listed').describe('It is far down in the lists by now: renew it.'),
        listing: TipListing,
        views: z.int().describe('The views in the last seven days.'),
        usualDays: z.int().nullable().describe('From listing to sale in its category, half take longer.'),
        sample: z.int().describe('How many sold listings that is from.'),
      })
      .openapi('LongListedTip'),
  ])
  .openapi('InsightTip');
export type Tip = z.infer<typeof Tip>;
export type TipKind = Tip['kind'];

export const Insights = z
  .object({
    computedAt: z.iso
      .datetime()
      .nullable()
      .describe('When categories were last counted; null before the first time.'),
    from: z.iso.date().describe('The first day (UTC) of this week.'),
    to: z.iso.date().describe('The last day: yesterday, because weeks have whole days.'),
    trends: z.array(TrendRow).describe('Rising first, then falling, then those with too little data.'),
    prices: z.array(PriceRow).describe('Most expensive first.'),
    demand: z.array(DemandRow).describe('Highest first.'),
    tips: z.array(Tip).max(MAX_TIPS).describe("For the viewer's own listings, most urgent first."),
    ownListings: z.int().describe('How many listings the viewer has for sale, which tips are about.'),
    needsRefresh: z
      .boolean()
      .describe("Nothing was counted yet, or the viewer's prices were not compared with others for a day."),
  })
  .openapi('Insights');
export type Insights = z.infer<typeof Insights>;
