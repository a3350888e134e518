import { z } from '@hono/zod-openapi';

/** Whether the member has saved a listing. */
export const Favorite = z.object({ favourite: z.boolean() }).openapi('Favorite');
