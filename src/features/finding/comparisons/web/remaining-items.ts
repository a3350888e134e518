import type { FieldError } from '../../../../shared/errors.ts';

/** What is left to compare of the items of a refused comparison, whose errors name places such as 'items.1'. */
export const remainingItems = (
  items: readonly string[],
  errors: readonly Pick<FieldError, 'field'>[],
): string[] => items.filter((_, place) => !errors.some(({ field }) => field === `items.${place}`));
