import { z } from '@hono/zod-openapi';
import { ACCOUNT_STATES } from './search.ts';

/** How many cases the page of a person shows. */
export const SHOWN_CASES = 20;

export const PersonCases = z.array(
  z.object({
    id: z.uuid(),
    number: z.int(),
    title: z.string(),
    state: z.enum(['open', 'waiting', 'decided']),
    isAppeal: z.boolean(),
    at: z.iso.datetime(),
  }),
);
export type PersonCases = z.infer<typeof PersonCases>;

export const DeskGuest = z
  .object({
    id: z.uuid().describe('The internal key, which is not their Guest ID.'),
    name: z.string().describe("Such as 'Guest 4F2A', which tells guests apart at the desk."),
    maskedEmail: z.string().nullable().describe('Where they get alerts; null if nowhere.'),
    state: z.enum(ACCOUNT_STATES),
    joinedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    totals: z.object({ forSale: z.int(), sold: z.int(), chats: z.int() }),
    cases: PersonCases.describe('About them, the newest.'),
  })
  .openapi('DeskGuest');
export type DeskGuest = z.infer<typeof DeskGuest>;
