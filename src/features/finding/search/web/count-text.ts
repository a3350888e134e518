import { grouped } from '../../../../shared/grouped.ts';
import type { ListingSearch } from '../contract/search.ts';

export function countText({ count, capped }: NonNullable<ListingSearch['count']>): string {
  if (capped) return `${grouped(count)}+ listings`;
  return count === 1 ? '1 listing' : `${grouped(count)} listings`;
}
