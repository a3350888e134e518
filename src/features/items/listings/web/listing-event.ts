import type { ReactNode } from 'react';
import { defineSlot } from '../../../../platform/web/page/slot.tsx';

/** What an event that a listing is in adds to its page. */
export interface ListingEvent {
  /** Says that the listing is in it. */
  note: (sharing: { share: () => void; busy: boolean }) => ReactNode;
  /** Returns the address to pass on instead of the page's; null for none. */
  addressOf: (listingId: string) => Promise<string | null>;
}

/** Null for a listing in no event. */
export const listingEventSlot = defineSlot<ListingEvent | null>(null);
