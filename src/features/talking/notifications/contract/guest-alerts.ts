import { z } from '@hono/zod-openapi';

/** The guest's own alert address. */
export const GuestAlerts = z
  .object({
    state: z
      .enum(['none', 'waiting', 'on'])
      .describe(
        "'waiting' until the mailed link is used. 'none' without an address, or after the link has expired.",
      ),
    address: z.string().nullable(),
  })
  .openapi('GuestAlerts');
export type GuestAlerts = z.infer<typeof GuestAlerts>;

export const GuestAlertsChange = z
  .object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(254, 'Use an address of at most 254 characters.')
      .email('Enter an address like name@example.com.'),
  })
  .openapi('GuestAlertsChange', { example: { email: 'sam@example.com' } });

export const GuestAlertsToken = z.object({ token: z.string().max(100) }).openapi('GuestAlertsToken');
