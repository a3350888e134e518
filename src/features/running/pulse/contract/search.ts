import { z } from '@hono/zod-openapi';
import { pageCursor, pageLimit } from '../../../../shared/page-query.ts';
import { FOUND_KINDS, MAX_SEARCH_LENGTH } from './found-kinds.ts';

/** The number of results of each kind, if all are asked for. */
export const SHOWN_OF_EACH = 5;

export const DeskSearch = z.object({
  q: z
    .string()
    .trim()
    .max(MAX_SEARCH_LENGTH, `Search for at most ${MAX_SEARCH_LENGTH} characters.`)
    .refine((text) => !text.includes('\0'), 'Leave out control characters.')
    .default('')
    .describe(
      'A name, a whole email address, an id, a Guest ID, a title or a Stripe reference. Empty finds everything.',
    ),
  kind: z.enum(FOUND_KINDS).optional().describe('Only these, page by page. Otherwise the first few of each.'),
  cursor: pageCursor,
  limit: pageLimit(),
});
export type DeskSearch = z.infer<typeof DeskSearch>;

export const ACCOUNT_STATES = ['active', 'suspended', 'leaving'] as const;

export const FoundPerson = z
  .object({
    kind: z.enum(['member', 'guest']),
    id: z.uuid(),
    name: z.string(),
    username: z.string().nullable().describe('Null for guests.'),
    avatarUrl: z.string().nullable(),
    maskedEmail: z.string().nullable().describe('Null for guests without alerts.'),
    isConfirmed: z.boolean().describe('Whether they confirmed their email address.'),
    state: z.enum(ACCOUNT_STATES).describe('Leaving: their account is being deleted.'),
    joinedAt: z.iso.datetime(),
  })
  .openapi('DeskPersonResult');
export type FoundPerson = z.infer<typeof FoundPerson>;

export const FoundListing = z
  .object({
    id: z.uuid(),
    title: z.string(),
    priceCents: z.int(),
    state: z.enum(['active', 'paused', 'sold', 'hidden', 'taken-down', 'deleted']),
    pictureUrl: z.string().nullable(),
    sellerId: z.uuid().nullable().describe('Null for guests.'),
    sellerGuest: z.uuid().nullable(),
    sellerName: z.string(),
    at: z.iso.datetime(),
  })
  .openapi('DeskListingResult');
export type FoundListing = z.infer<typeof FoundListing>;

export const FoundDeal = z
  .object({
    id: z.uuid(),
    title: z.string(),
    priceCents: z.int(),
    sellerId: z.uuid().nullable(),
    sellerGuest: z.uuid().nullable(),
    sellerName: z.string(),
    buyerId: z.uuid().nullable(),
    buyerName: z.string(),
    at: z.iso.datetime(),
  })
  .openapi('DeskDealResult');
export type FoundDeal = z.infer<typeof FoundDeal>;

export const FoundPayment = z
  .object({
    id: z.uuid(),
    title: z.string(),
    amountCents: z.int(),
    refundedCents: z.int(),
    state: z.enum(['due', 'paid', 'void']),
    isTest: z.boolean(),
    reference: z.string().describe("The provider's id of it."),
    personId: z.uuid().nullable(),
    personName: z.string(),
    at: z.iso.datetime(),
  })
  .openapi('DeskPaymentResult');
export type FoundPayment = z.infer<typeof FoundPayment>;

export const DeskResults = z
  .object({
    people: z.array(FoundPerson).describe('By username.'),
    listings: z.array(FoundListing).describe('Newest first, as all others.'),
    deals: z.array(FoundDeal),
    payments: z.array(FoundPayment),
    more: z.array(z.enum(FOUND_KINDS)).describe('The kinds with further results.'),
    nextCursor: z.string().nullable().describe('The cursor of the requested kind.'),
  })
  .openapi('DeskResults');
export type DeskResults = z.infer<typeof DeskResults>;
