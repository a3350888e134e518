import { formatDollars } from '../../../../shared/money.ts';
import { numberAtStart, numberInWords } from '../../../../shared/number-in-words.ts';
import type { Photo } from '../../../items/photos/contract/photo.ts';
import type { ComparedItem, Comparison } from '../contract/comparison.ts';
import type { ComparisonSummary } from '../contract/comparison-history.ts';

/** A list entry of a comparison stored on the server or in this browser. */
export interface HistoryEntry {
  id: string;
  address: string;
  /** ISO date and time. */
  date: string;
  subject: string;
  /** The line below the subject: the best item, or what happened to the items. */
  outcome: string;
  photos: readonly (Photo | null)[];
}

/** Returns the entry of a member or guest. It links to the stored comparison. */
export const entryOf = ({ id, date, subject, items, recommendation }: ComparisonSummary): HistoryEntry => ({
  id,
  address: `/compare?id=${id}`,
  date,
  subject,
  outcome: outcomeText(items, recommendation),
  photos: photosOf(items),
});

/** Returns the entry of a visitor, stored only in the browser. It links to the listings. */
export function visitorEntryOf({
  comparedAt,
  subject,
  items,
  recommendation,
}: Pick<Comparison, 'comparedAt' | 'subject' | 'items' | 'recommendation'>): HistoryEntry {
  const listings = items.flatMap(({ listing }) => (listing ? [listing.id] : []));
  const ids = listings.join(',');
  return {
    // The same listings in another order get the same id.
    id: listings.toSorted().join(','),
    address: `/compare?items=${ids}`,
    date: comparedAt,
    subject,
    outcome: outcomeText(items, recommendation?.item ?? null),
    photos: photosOf(items),
  };
}

const photosOf = (items: readonly ComparedItem[]) => items.map(({ listing }) => listing?.cover ?? null);

/** 'One was sold', 'Two are gone', 'One was sold, one is gone', or 'Best: $85, maya.k'. */
export function outcomeText(items: readonly ComparedItem[], recommended: number | null): string {
  const sold = items.filter(({ state }) => state === 'sold').length;
  const goneCount = items.filter(({ state }) => state === 'gone').length;
  const parts: string[] = [];
  if (sold > 0) parts.push(`${numberAtStart(sold)} ${sold === 1 ? 'was' : 'were'} sold`);
  if (goneCount > 0)
    parts.push(
      `${sold > 0 ? numberInWords(goneCount) : numberAtStart(goneCount)} ${goneCount === 1 ? 'is' : 'are'} gone`,
    );
  if (parts.length > 0) return parts.join(', ');
  const best = items.find(({ item }) => item === recommended);
  if (!best?.listing || best.priceCents === null) return 'Nothing stood out';
  return `Best: ${formatDollars(best.priceCents)}, ${best.listing.seller.name}`;
}
