import { grouped } from '../../../shared/grouped.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';

/** '438 people listed 1,702 items. 611 found a new home.' */
export function eventSummary({ participants, totalListings, totalSales }: FlashDrop): string {
  const people = `${grouped(participants)} ${participants === 1 ? 'person' : 'people'}`;
  const items = `${grouped(totalListings)} ${totalListings === 1 ? 'item' : 'items'}`;
  return `${people} listed ${items}.${totalSales === 0 ? '' : ` ${grouped(totalSales)} found a new home.`}`;
}
