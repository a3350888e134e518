import { grouped } from '../../../../shared/grouped.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';

/** Formats a summary like '438 people took part: 1,702 listings, 611 sales'. */
export function eventSummary({ participants, totalListings, totalSales }: FlashDrop): string {
  const counted = (count: number, one: string, many: string) =>
    `${grouped(count)} ${count === 1 ? one : many}`;
  const people = counted(participants, 'person', 'people');
  const listings = counted(totalListings, 'listing', 'listings');
  const sales = totalSales === 0 ? '' : `, ${counted(totalSales, 'sale', 'sales')}`;
  return `${people} took part: ${listings}${sales}`;
}
