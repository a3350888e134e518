import { z } from '@hono/zod-openapi';
import { CATEGORY_SLUGS, CONDITION_SLUGS } from './taxonomy.ts';

/** The taxonomy as schemas of the API; in a file of its own, because pages do without schemas. */
export const Category = z
  .enum(CATEGORY_SLUGS, 'There is no such category.')
  .openapi('Category', { description: 'What kind of item it is.' });

export const Condition = z
  .enum(CONDITION_SLUGS, 'There is no such condition.')
  .openapi('Condition', { description: 'The state an item is in, best first.' });
