import type { Live } from '../../../../platform/server/realtime/live.ts';
import { LISTING_UPDATES, listingTopic } from '../contract/listing-updates.ts';

/** After the commit: updates every open page of these listings. */
export function publishListings(live: Live, ids: readonly string[]): void {
  for (const id of ids) live.publishTo(listingTopic(id), { type: LISTING_UPDATES.changed, ids: [id] });
}
