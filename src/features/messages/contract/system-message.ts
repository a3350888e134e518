import { z } from '@hono/zod-openapi';

/** What the site posts in a conversation for one of the two. The feature that posts it declares type and data. */
export const SystemMessage = z.object({
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type SystemMessage = z.infer<typeof SystemMessage>;
