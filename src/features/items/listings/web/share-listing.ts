import { useState } from 'react';
import { useSlot } from '../../../../platform/web/page/slot.tsx';
import { shareLink } from '../../../../platform/web/share-link.ts';
import type { Listing } from '../contract/listing.ts';
import { listingEventSlot } from './listing-event.ts';

interface Shared {
  title: string;
  /** The path of its page. */
  address: string;
}

export const shareListing = ({ title, address }: Shared): Promise<void> =>
  shareLink({ title, url: window.location.origin + address, failed: 'Could not share this listing' });

/** Returns a function that shares a listing. In an event, it shares the participant's own link. */
export function useShareListing({ id, title, status }: Listing) {
  const event = useSlot(listingEventSlot);
  const [sharing, setSharing] = useState(false);
  async function share() {
    setSharing(true);
    const ownAddress = status === 'active' ? await event?.addressOf(id) : null;
    await shareListing({ title, address: ownAddress ?? window.location.pathname });
    setSharing(false);
  }
  return { sharing, share: () => void share() };
}
