import { z } from '@hono/zod-openapi';

/**
 * A message that the site posts in a conversation for one participant. The posting feature declares its type
 * and data.
 */
export const SystemMessage = z.object({
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type SystemMessage = z.infer<typeof SystemMessage>;
