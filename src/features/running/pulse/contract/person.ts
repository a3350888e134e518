import { z } from '@hono/zod-openapi';
import { PersonCases } from './guest.ts';
import { MAX_NOTE_LENGTH, MAX_REASON_LENGTH } from './person-limits.ts';
import { ACCOUNT_STATES, FoundPayment } from './search.ts';

/** How many payments, ledger entries and notes the page of a person shows. */
export const SHOWN_OF_PERSON = 20;
const MAX_CREDIT_CHANGE = 1000;

export const DeskPerson = z
  .object({
    id: z.uuid(),
    name: z.string(),
    username: z.string(),
    avatarUrl: z.string().nullable(),
    maskedEmail: z.string(),
    isConfirmed: z.boolean(),
    hasPhone: z.boolean(),
    state: z.enum(ACCOUNT_STATES),
    joinedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable().describe('The newest use of a session; null without one.'),
    plan: z.string(),
    totals: z.object({
      forSale: z.int(),
      sold: z.int().describe('Sales to a named buyer.'),
      bought: z.int(),
      reviews: z.int(),
      rating: z.number().nullable(),
    }),
    sessions: z.int(),
    apiTokens: z.int(),
    payments: z.array(FoundPayment).describe('The newest.'),
    credits: z.object({
      available: z.int(),
      bought: z.int().describe('Bought or given, so that an operator can take them.'),
      isUnlimited: z.boolean(),
      entries: z.array(
        z.object({
          id: z.string(),
          kind: z.string(),
          change: z.int(),
          left: z.int(),
          reason: z.string().nullable().describe('Of an operator.'),
          by: z.string().nullable().describe('The operator.'),
          at: z.iso.datetime(),
        }),
      ),
    }),
    cases: PersonCases.describe('About them, the newest.'),
    notes: z.array(
      z.object({
        id: z.uuid(),
        text: z.string(),
        by: z.string(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .openapi('DeskPerson');
export type DeskPerson = z.infer<typeof DeskPerson>;

export const RevealedEmail = z.object({ email: z.string() }).openapi('RevealedEmail');

export const CreditChange = z.object({
  id: z.uuid().describe('Created by the client: sending it again changes nothing.'),
  credits: z
    .int('Enter a whole number.')
    .min(-MAX_CREDIT_CHANGE, `Take at most ${MAX_CREDIT_CHANGE} at once.`)
    .max(MAX_CREDIT_CHANGE, `Give at most ${MAX_CREDIT_CHANGE} at once.`)
    .refine((credits) => credits !== 0, 'Enter how many credits to give, or a negative number to take.')
    .describe('Negative numbers take credits.'),
  reason: z
    .string()
    .trim()
    .min(3, 'Say why, in a few words.')
    .max(MAX_REASON_LENGTH, `Use at most ${MAX_REASON_LENGTH} characters.`),
});
export type CreditChange = z.infer<typeof CreditChange>;

export const NewNote = z.object({
  id: z.uuid().describe('Created by the client: sending it again stores nothing.'),
  text: z
    .string()
    .trim()
    .min(1, 'Write something.')
    .max(MAX_NOTE_LENGTH, `Use at most ${MAX_NOTE_LENGTH} characters.`),
});
export type NewNote = z.infer<typeof NewNote>;
