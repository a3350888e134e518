import { z } from '@hono/zod-openapi';

/** What a guest needs to return. */
export const GuestCredentials = z
  .object({
    guestId: z.string().regex(/^Guest-[A-Z0-9]{5}$/),
    /** Four digits, 1000 to 9999. */
    pin: z.string().regex(/^[1-9][0-9]{3}$/),
  })
  .openapi('GuestCredentials', { example: { guestId: 'Guest-7K2QX', pin: '4821' } });
export type GuestCredentials = z.infer<typeof GuestCredentials>;

/** What a returning guest typed; the rules of the use case refuse blanks with texts meant for people. */
export const GuestReturn = z
  .object({ guestId: z.string().max(40), pin: z.string().max(20) })
  .openapi('GuestReturn', { example: { guestId: 'Guest-7K2QX', pin: '4821' } });

export const ClaimResult = z
  .object({ listings: z.int().describe('Number of listings that moved to the account.') })
  .openapi('ClaimResult');
