import { z } from '@hono/zod-openapi';
import { CONDITION_SLUGS, findCategoryBySlug } from './taxonomy.ts';

/** The taxonomy as schemas of the API; in a file of its own, because pages do without schemas. */
export const Category = z
  .string('There is no such category.')
  .refine((slug) => findCategoryBySlug(slug) !== undefined, 'There is no such category.')
  .openapi('Category', {
    description: 'What kind of item it is: the slug of one of the categories of this site.',
    example: 'sporting-goods',
  });

export const Condition = z
  .enum(CONDITION_SLUGS, 'There is no such condition.')
  .openapi('Condition', { description: 'The state an item is in, best first.' });
