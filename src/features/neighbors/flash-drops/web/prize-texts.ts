import { counted } from '../../../../shared/counted.ts';
import { grouped } from '../../../../shared/grouped.ts';
import type { FlashDrop, Prize } from '../contract/flash-drop.ts';
import { MIN_QUICK_SALES, type PrizeId } from '../contract/prizes.ts';

const NOUNS: Readonly<Record<PrizeId, readonly [one: string, many: string]>> = {
  'top-lister': ['listing', 'listings'],
  'community-favorite': ['like', 'likes'],
  'quick-seller': ['sale', 'sales'],
};

/** Formats an amount like '31 listings'. */
export function amountText(prize: PrizeId, amount: number): string {
  return counted(amount, ...NOUNS[prize]);
}

/** Describes the leader: 'Now: maya.k, 31 listings'. */
export function leaderText({ id, leader, holders }: Prize): string {
  if (leader === null) return 'Nobody yet';
  if (holders > 1) return `Now: ${grouped(holders)} sellers, ${MIN_QUICK_SALES} sales or more`;
  return `Now: ${leader.person.name}, ${amountText(id, leader.amount)}`;
}

/** Describes the winners: 'You and 38 others'. */
export function winnersText({ leader, holders }: Prize, isMine: boolean): string {
  if (leader === null) return 'Nobody this time';
  const first = isMine ? 'You' : leader.person.name;
  const others = holders - 1;
  if (others < 1) return first;
  return `${first} and ${counted(others, 'other')}`;
}

/** Formats a summary like '438 people took part: 1,702 listings, 611 sales'. */
export function eventSummary({ participants, totalListings, totalSales }: FlashDrop): string {
  const people = counted(participants, 'person', 'people');
  const listings = counted(totalListings, 'listing');
  const sales = totalSales === 0 ? '' : `, ${counted(totalSales, 'sale')}`;
  return `${people} took part: ${listings}${sales}`;
}
