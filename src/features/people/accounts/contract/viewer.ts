import { z } from '@hono/zod-openapi';
import { ENTITLEMENTS, PLAN_TYPES } from '../../../../shared/plan-types.ts';
import { ACCOUNT_STATUSES, SITE_ROLES } from '../../../../shared/site-role.ts';

/** The person who views the page: an account, a guest, or a visitor (both null). */
export const Viewer = z
  .object({
    account: z
      .object({
        id: z.string(),
        email: z.string(),
        /** Full name, or username, or 'User'. */
        name: z.string(),
        avatarUrl: z.string().nullable(),
        emailConfirmed: z.boolean(),
        role: z.enum(SITE_ROLES).describe('Operators run the site.'),
        status: z
          .enum(ACCOUNT_STATUSES)
          .describe('A suspended account can read, export its data and be deleted.'),
        seenUntil: z.iso
          .datetime()
          .optional()
          .describe('Set while an operator sees the site as this person, who then only reads.'),
        planType: z.enum(PLAN_TYPES).describe('The plan of the newest active subscription.'),
        entitlements: z.array(z.enum(ENTITLEMENTS)).describe('What the plan includes.'),
      })
      .nullable(),
    guest: z.object({ guestId: z.string() }).nullable(),
  })
  .openapi('Viewer');
export type Viewer = z.infer<typeof Viewer>;
