import { z } from '@hono/zod-openapi';

/** After this time, an operator sees the site as themselves again. */
export const SEEING_MINUTES = 30;

export const SeeingAs = z.object({ personId: z.uuid() }).openapi('SeeingAs');
