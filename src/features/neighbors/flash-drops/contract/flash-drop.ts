import { z } from '@hono/zod-openapi';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';
import { ListingCard } from '../../../items/listings/contract/listing.ts';
import { PersonSummary } from '../../../people/people/contract/person-summary.ts';
import { LeaderboardRow } from './leaderboard.ts';
import { PRIZES, type PrizeId } from './prizes.ts';
import { THEME_IDS, type ThemeId } from './themes.ts';

const PRIZE_IDS = PRIZES.map(({ id }) => id) as [PrizeId, ...PrizeId[]];
const Theme = z.enum(THEME_IDS as [ThemeId, ...ThemeId[]]);

const FLASH_DROP_PHASES = ['upcoming', 'running', 'counting', 'over', 'cancelled'] as const;
export type FlashDropPhase = (typeof FLASH_DROP_PHASES)[number];

/** A person with the number that leads or won. */
const PrizeHolder = z.object({ person: PersonSummary, amount: z.int() }).openapi('PrizeHolder');
type PrizeHolder = z.infer<typeof PrizeHolder>;

export const Prize = z
  .object({
    id: z.enum(PRIZE_IDS),
    title: z.string(),
    description: z.string(),
    criteria: z.string(),
    leader: z.union([PrizeHolder, z.null()]).describe('The leader, or the winner once it is over.'),
    holders: z.int().describe('Number of people who lead or won. Only Quick Seller can have more than one.'),
  })
  .openapi('Prize');
export type Prize = z.infer<typeof Prize>;

const LISTING_BADGES = ['trending', 'featured', 'flash-sale'] as const;

export const FlashDropListing = z
  .object({
    listing: ListingCard,
    badges: z.array(z.enum(LISTING_BADGES)),
    likes: z.int(),
    shares: z.int().describe('Number of shared links that someone else opened.'),
  })
  .openapi('FlashDropListing');
export type FlashDropListing = z.infer<typeof FlashDropListing>;

/** The viewer's points and rank in an event. */
export const UserParticipation = z
  .object({
    joinedAt: z.iso.datetime(),
    rank: z.int().nullable().describe('Null without points.'),
    points: z.int(),
    listings: z.int(),
    sales: z.int(),
    tiedWith: z.int().describe('Number of others with the same points.'),
    next: z
      .union([z.object({ person: PersonSummary, rank: z.int(), points: z.int() }), z.null()])
      .describe('The nearest person with more points.'),
    prizes: z.array(z.enum(PRIZE_IDS)).describe('The prizes the viewer won, once decided.'),
  })
  .openapi('UserParticipation');
export type UserParticipation = z.infer<typeof UserParticipation>;

const FlashDropWinner = z
  .object({ prize: z.enum(PRIZE_IDS), person: PersonSummary, amount: z.int() })
  .openapi('FlashDropWinner');
type FlashDropWinner = z.infer<typeof FlashDropWinner>;

export const FlashDrop = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    theme: z.string(),
    image: z.string().describe('Path of a picture on this site.'),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime(),
    timeZone: z.string().describe("The site's time zone, in which start and end were set."),
    phase: z
      .enum(FLASH_DROP_PHASES)
      .describe('Counting: it has ended, but the last points and the prizes are not decided yet.'),
    serverTime: z.iso.datetime().describe('Server time of this response, for countdowns.'),
    timeRemaining: z.int().describe('Seconds until it ends, or starts if it is upcoming; 0 once it is over.'),
    progress: z.int().describe('Elapsed time in percent.'),
    participants: z.int(),
    totalListings: z.int(),
    totalSales: z.int(),
    decidedAt: z.iso.datetime().nullable(),
    prizes: z.array(Prize),
    leaderboard: z.array(LeaderboardRow).describe('The first five.'),
    featuredListings: z.array(FlashDropListing).describe('At most eight, the most liked and shared first.'),
    userParticipation: z.union([UserParticipation, z.null()]).describe('Null if the viewer has not joined.'),
    winners: z.array(FlashDropWinner).describe('For Quick Seller, the three with the most sales.'),
    reminder: z.object({ on: z.boolean(), count: z.int() }).describe('Whether the viewer has a reminder.'),
    can: z.object({ join: z.boolean(), leave: z.boolean(), remind: z.boolean(), manage: z.boolean() }),
  })
  .openapi('FlashDrop');
export type FlashDrop = z.infer<typeof FlashDrop>;

export const FlashDrops = z
  .object({
    current: z.array(FlashDrop).describe('Running or being counted, ordered by end.'),
    upcoming: z.array(FlashDrop).describe('Soonest first, at most six; 100 for operators.'),
    past: z.array(FlashDrop).describe('A page, newest first.'),
    canceled: z.array(FlashDrop).describe('For operators: those that would not be over yet, soonest first.'),
    nextCursor: z.string().nullable().describe('Cursor of the next page of past events.'),
    timeZone: z.string().describe("The site's time zone, in which new events are set."),
  })
  .openapi('FlashDrops');
export type FlashDrops = z.infer<typeof FlashDrops>;

/** An event as shown on other pages, such as a zone or a listing. */
export const RunningFlashDrop = FlashDrop.pick({
  id: true,
  title: true,
  phase: true,
  startDate: true,
  endDate: true,
  serverTime: true,
  timeZone: true,
  timeRemaining: true,
})
  .extend({
    joined: z.boolean().describe('Whether the viewer takes part in it.'),
    participants: z.int().nullable().describe('Counted up to 1,000. Null without `soon`.'),
  })
  .openapi('RunningFlashDrop');
export type RunningFlashDrop = z.infer<typeof RunningFlashDrop>;

export const RunningQuery = z.object({
  listingId: z.uuid('Use the id of a listing.').optional().describe('Restricts to events with this listing.'),
  soon: z
    .literal('1', "Use '1', or leave it out.")
    .optional()
    .describe('Includes an event that starts within a day, if none is running.'),
});
export type RunningQuery = z.infer<typeof RunningQuery>;

export const FlashDropsQuery = z.object({
  cursor: pageCursor,
  limit: pageLimit(6, 24),
});
export type FlashDropsQuery = z.infer<typeof FlashDropsQuery>;

export const FlashDropListingsQuery = z.object({
  of: z.enum(['all', 'mine']).default('all'),
  cursor: pageCursor,
  limit: pageLimit(),
});
export type FlashDropListingsQuery = z.infer<typeof FlashDropListingsQuery>;

export const FlashDropListings = z
  .object({
    listings: z.array(FlashDropListing),
    total: z.int().describe('Number of all listings.'),
    mine: z.int().describe("Number of the viewer's listings."),
    nextCursor: z.string().nullable(),
  })
  .openapi('FlashDropListings');
export type FlashDropListings = z.infer<typeof FlashDropListings>;

/** The events that a member takes or took part in. */
export const MyFlashDrops = z
  .object({
    points: z.int().describe('Across all events.'),
    rank: z.int().nullable().describe('Rank across events; null without points.'),
    events: z.array(FlashDrop).describe("A page of events, newest first, with the viewer's participation."),
    nextCursor: z.string().nullable(),
  })
  .openapi('MyFlashDrops');
export type MyFlashDrops = z.infer<typeof MyFlashDrops>;

export const Reminder = z.object({ on: z.boolean(), count: z.int() }).openapi('FlashDropReminder');
export type Reminder = z.infer<typeof Reminder>;

export const NewFlashDrop = z
  .object({
    title: z.string().trim().min(1, 'Give it a title.').max(60, 'Use at most 60 characters.'),
    description: z.string().trim().min(1, 'Say what it is about.').max(300, 'Use at most 300 characters.'),
    theme: Theme.describe('Determines the picture.'),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime(),
  })
  .openapi('NewFlashDrop', {
    example: {
      title: 'Summer Clear-Out',
      description: 'Empty the garage before the move.',
      theme: 'clear-out',
      startDate: '2026-07-24T22:00:00.000Z',
      endDate: '2026-07-27T03:59:00.000Z',
    },
  });
export type NewFlashDrop = z.infer<typeof NewFlashDrop>;
