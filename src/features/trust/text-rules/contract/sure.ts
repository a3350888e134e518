import { z } from '@hono/zod-openapi';

/** Part of every request with a text that rules read. */
export const sure = z.boolean().optional().describe('Posts a text that was answered with TEXT_UNSURE.');
