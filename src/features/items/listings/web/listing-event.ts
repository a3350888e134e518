import { createContext, type ReactNode } from 'react';

/** What an event that a listing is in adds to its page. */
export interface ListingEvent {
  /** Says that the listing is in it. */
  note: (sharing: { share: () => void; busy: boolean }) => ReactNode;
  /** Returns the address to pass on instead of the page's; null for none. */
  addressOf: (listingId: string) => Promise<string | null>;
}

/** Null for a listing in no event. Flash Drops are above listings, so the composition provides this. */
export const ListingEventContext = createContext<ListingEvent | null>(null);
