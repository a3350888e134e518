import type { z } from '@hono/zod-openapi';

/** Types of system messages with the same data. A feature declares those it posts in conversations. */
export interface SystemMessageTypes {
  /** Such as 'deal.offer-made': the feature, then what happened. */
  types: readonly string[];
  data: z.ZodObject;
  /**
   * Whether the other participant has to reply: the message asks for a reply, settles an earlier question, or
   * neither. One that asks says with `until` in its data when it is too late for a reply.
   */
  reply: 'asks' | 'settles' | 'none';
}
