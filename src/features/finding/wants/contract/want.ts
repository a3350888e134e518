import { z } from '@hono/zod-openapi';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { MAX_PRICE_CENTS } from '../../../../shared/money.ts';
import { CHANNELS } from '../../../../shared/notification-kinds.ts';
import { roundPosition } from '../../../../shared/position.ts';
import { CONDITION_SLUGS } from '../../../../shared/taxonomy.ts';
import { Category, Condition } from '../../../../shared/taxonomy-schemas.ts';
import { Photo } from '../../../items/photos/contract/photo.ts';
import { WANT_LIMITS } from './want-limits.ts';

const TOO_MANY_WORDS = `Use at most ${WANT_LIMITS.terms}.`;
const WORD_TOO_LONG = `Use at most ${WANT_LIMITS.term} characters.`;

const words = z
  .array(z.string().trim().min(1, 'Type a word.').max(WANT_LIMITS.term, WORD_TOO_LONG))
  .max(WANT_LIMITS.terms, TOO_MANY_WORDS);

const cents = z
  .int('Use a whole number of cents.')
  .min(0, "Price can't be below 0.")
  .max(MAX_PRICE_CENTS, 'The highest price is $10,000,000.')
  .nullable();

/** Where to look. Rounded to about a kilometer before it is stored. */
export const WantPlace = z
  .object({
    name: z.string().trim().max(WANT_LIMITS.placeName).nullable().describe('Null for where the person is.'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
  .transform((place) => ({ ...place, ...roundPosition(place) }))
  .openapi('WantPlace');
export type WantPlace = z.infer<typeof WantPlace>;

const ROAD_BIKE = {
  terms: ['road bike', '54 cm'],
  excluded: ['carbon'],
  category: 'sporting-goods',
  conditions: [],
  minPriceCents: null,
  maxPriceCents: 30000,
  place: { name: 'Hawthorne', latitude: 45.51, longitude: -122.63 },
  withinKm: 16,
};

/** The criteria of a listing. Null or an empty list means any. */
export const WantCriteria = z
  .object({
    terms: words.describe("Words and names that it has, such as 'road bike' and '54 cm'."),
    excluded: words.describe("Words that it is not, such as 'carbon'."),
    category: z.union([Category, z.null()]),
    conditions: z.array(Condition).max(CONDITION_SLUGS.length),
    minPriceCents: cents,
    maxPriceCents: cents,
    place: z.union([WantPlace, z.null()]),
    withinKm: z
      .int('Use a whole number of kilometers.')
      .min(1, 'The smallest radius is 1 km.')
      .max(LISTING_LIMITS.maxRadiusKm, 'The largest radius is 1,000 km.')
      .nullable()
      .describe('Around the place; without a place it means nothing.'),
  })
  .openapi('WantCriteria', {
    example: ROAD_BIKE,
  });
export type WantCriteria = z.infer<typeof WantCriteria>;

/** A sentence to read. Blank and too long ones are rejected with the form's own messages. */
export const WantSentence = z
  .object({
    text: z.string().max(WANT_LIMITS.text, `Use at most ${WANT_LIMITS.text} characters.`),
    place: z
      .union([WantPlace, z.null()])
      .default(null)
      .describe('Where the person is, if known: for "near me".'),
  })
  .openapi('WantSentence', {
    example: { text: 'road bike 54 cm under 300 near me, not carbon', place: null },
  });

export const ReadWant = z
  .object({
    want: WantCriteria,
    name: z.string().describe('What it may be called, such as "Road bike, 54 cm".'),
    asksForPlace: z.boolean().describe('It says "near me" or a radius, and no place is known.'),
  })
  .openapi('ReadWant');
export type ReadWant = z.infer<typeof ReadWant>;

const FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
const Frequency = z.enum(FREQUENCIES);
export type Frequency = (typeof FREQUENCIES)[number];

const channel = z.enum(CHANNELS.map(({ value }) => value) as ['in-app', 'email', 'push']);

/** How a person is notified of new matches. */
const alerts = {
  frequency: Frequency.describe('Daily is at 8 AM, weekly on Mondays at 8 AM, where the person lives.'),
  channels: z
    .array(channel)
    .max(CHANNELS.length)
    .describe('Those that the notification settings have on too are used.'),
};

const WANT_SOURCES = ['match-me', 'browse'] as const;

/** A want to store. */
export const NewWant = WantCriteria.extend({
  name: z.string().trim().max(WANT_LIMITS.name).default('').describe('Left out: made of the words.'),
  source: z.enum(WANT_SOURCES).default('match-me'),
  frequency: alerts.frequency.default('instant'),
  channels: alerts.channels.default(['in-app', 'email']),
  submissionId: z.uuid().optional().describe('Made by the client; sending the same id twice stores once.'),
}).openapi('NewWant');
export type NewWant = z.infer<typeof NewWant>;

/** A change of a want. Omitted fields stay as they are. */
export const WantChange = WantCriteria.extend({
  name: z.string().trim().min(1, 'Type a name.').max(WANT_LIMITS.name),
  ...alerts,
  on: z.boolean().describe('False pauses it.'),
})
  .partial()
  .openapi('WantChange', { example: { frequency: 'daily' } });
export type WantChange = z.infer<typeof WantChange>;

/** The counts of a want's matches that are still for sale, at most 99. */
const WantNews = z
  .object({
    sinceYesterday: z.int().describe('New matches of the last 24 hours that were not shown yet.'),
    thisWeek: z.int().describe('New matches of the last 7 days.'),
    close: z
      .int()
      .describe('Listings of the last 7 days that miss one thing only: a little too far or too dear.'),
    nearestCloseKm: z.int().nullable().describe('How far the nearest of those that are too far is.'),
    missed: z.int().describe('Matches since it was paused; 0 while it is on.'),
  })
  .openapi('WantNews');

/** A stored want. Only its owner can see it. */
export const Want = WantCriteria.extend({
  id: z.uuid(),
  name: z.string(),
  source: z.enum(WANT_SOURCES),
  ...alerts,
  on: z.boolean(),
  pausedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  news: WantNews,
  cover: z.union([Photo, z.null()]).describe('The cover of the newest match for sale.'),
}).openapi('Want', {
  example: {
    ...ROAD_BIKE,
    id: '0d5c1f2e-6a3b-4c8d-9e7f-1a2b3c4d5e6f',
    name: 'Road bike, 54 cm',
    source: 'match-me',
    frequency: 'instant',
    channels: ['in-app', 'email'],
    on: true,
    pausedAt: null,
    createdAt: '2026-07-01T09:41:00.000Z',
    news: { sinceYesterday: 2, thisWeek: 3, close: 1, nearestCloseKm: 9, missed: 0 },
    cover: null,
  },
});
export type Want = z.infer<typeof Want>;

export const Wants = z
  .object({
    wants: z.array(Want).describe('Newest first.'),
    most: z.int().describe('How many each person can store.'),
  })
  .openapi('Wants');
export type Wants = z.infer<typeof Wants>;
