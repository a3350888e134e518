import type { FieldError } from '../../../../shared/errors.ts';

/** Returns the ids that can still be compared after an error. Its field errors name the others, such as 'items.1'. */
export const remainingItems = (
  items: readonly string[],
  errors: readonly Pick<FieldError, 'field'>[],
): string[] => items.filter((_, place) => !errors.some(({ field }) => field === `items.${place}`));
