import { z } from '@hono/zod-openapi';
import { CATEGORY_SLUGS, CONDITION_SLUGS } from './taxonomy.ts';

/** The lists of the taxonomy as the API checks them; apart from it, because pages do without schemas. */
export const Category = z
  .enum(CATEGORY_SLUGS, 'There is no such category.')
  .openapi('Category', { description: 'What kind of item it is.' });

export const Condition = z
  .enum(CONDITION_SLUGS, 'There is no such condition.')
  .openapi('Condition', { description: 'The state an item is in, best first.' });
