import type { z } from '@hono/zod-openapi';

/** Types of system messages with the same data. A feature declares those it posts in chats. */
export interface SystemMessageTypes {
  /** Such as 'deal.offer-made': the feature, then what happened. */
  types: readonly string[];
  data: z.ZodObject;
  /** Whether the other person owes a reply: it asks for one, settles what was asked before, or changes nothing. */
  reply: 'asks' | 'settles' | 'none';
}
