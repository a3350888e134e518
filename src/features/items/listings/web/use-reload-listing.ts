import { useReloadOnTopic } from '../../../../platform/web/live/use-reload-on-topic.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { LISTING_UPDATES, listingTopic } from '../contract/listing-updates.ts';

/** Milliseconds over which visitors' pages spread their requests, because many may watch one listing. */
const SPREAD_MS = 500;

/** Keeps an open listing up to date, for visitors too: its price, status and reservation change while it is read. */
export function useReloadListing(id: string): void {
  const { account, guest } = useViewer();
  useReloadOnTopic({
    topic: listingTopic(id),
    affects: ({ type }) => type === LISTING_UPDATES.changed,
    spreadMs: account === null && guest === null ? SPREAD_MS : 0,
  });
}
