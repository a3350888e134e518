import type { z } from '@hono/zod-openapi';

/** Types of system messages with the same data. A feature declares those it posts in conversations. */
export interface SystemMessageTypes {
  /** The feature and what happened, such as 'deal.offer-made'. */
  types: readonly string[];
  data: z.ZodObject;
  /**
   * Whether the message asks the other participant for a reply, settles an earlier question, or neither. A
   * message that asks has a deadline for the reply in its data, as `until`.
   */
  reply: 'asks' | 'settles' | 'none';
}
