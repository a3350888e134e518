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

/** The input of a returning guest. The use case rejects blanks with a message for the person. */
export const GuestReturn = z
  .object({
    guestId: z.string().max(40),
    pin: z.string().max(20),
    resumes: z
      .boolean()
      .optional()
      .describe(
        'Whether the page does this automatically. Then it does not cancel a deletion, but responds GUEST_REFUSED.',
      ),
  })
  .openapi('GuestReturn', { example: { guestId: 'Guest-7K2QX', pin: '4821' } });

export const GuestKept = z
  .object({ kept: z.literal(true).describe('Whether this canceled a scheduled deletion.') })
  .openapi('GuestKept');

export const ClaimResult = z
  .object({ listings: z.int().describe('Number of listings that moved to the account.') })
  .openapi('ClaimResult');
