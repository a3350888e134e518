import { z } from '@hono/zod-openapi';

/** Who looks at the page: an account, a guest, or a visitor (both null). */
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
      })
      .nullable(),
    guest: z.object({ guestId: z.string() }).nullable(),
  })
  .openapi('Viewer');
export type Viewer = z.infer<typeof Viewer>;
