import { z } from '@hono/zod-openapi';

/** Who looks at the page: an account, a guest, or (both null) a visitor. */
export const Viewer = z
  .object({
    account: z
      .object({
        id: z.string(),
        email: z.string(),
        /** Full name, else username, else 'User'. */
        name: z.string(),
        avatarUrl: z.string().nullable(),
        emailConfirmed: z.boolean(),
      })
      .nullable(),
    guest: z.object({ guestId: z.string() }).nullable(),
  })
  .openapi('Viewer');
export type Viewer = z.infer<typeof Viewer>;
