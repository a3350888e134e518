import { useMemo } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import ListingPage, {
  meta as listingMeta,
  loader as loadListing,
} from '../../features/items/listings/web/listing-page.tsx';
import { type ListingEvent, listingEventSlot } from '../../features/items/listings/web/listings.ts';
import type { RunningFlashDrop } from '../../features/neighbors/flash-drops/contract/flash-drop.ts';
import {
  type EventOfListing,
  endsText,
  eventAddress,
  ListingInEvent,
  pathForPoints,
  useOpenShare,
} from '../../features/neighbors/flash-drops/web/flash-drops.ts';
import { pageOf } from '../../platform/web/page/page-context.ts';
import { FillSlots, fill } from '../../platform/web/page/slot.tsx';

export { ErrorBoundary, handle } from '../../features/items/listings/web/listing-page.tsx';

// One loader for both parts: with its own loader, this layout would catch the listing's errors.
export async function loader(args: LoaderFunctionArgs) {
  const [page, running] = await Promise.all([
    loadListing(args),
    pageOf(args.context).api.GET('/api/flash-drops/running', {
      params: { query: { listingId: args.params.id } },
    }),
  ]);
  const event = running.data?.event ?? null;
  return { ...page, event: event && eventOfListing(event) };
}

/** Only the server runs it: the page has no room for the code that writes dates. */
const eventOfListing = (event: RunningFlashDrop): EventOfListing => ({
  ...event,
  address: eventAddress(event.id),
  ends: endsText(event),
});

export const meta: MetaFunction<typeof loader> = listingMeta;

/**
 * Adds the Flash Drop to a listing's page: its name, a share link that earns points, and counting opened
 * share links.
 */
export default function ListingPageWithEvent() {
  const { event } = useLoaderData<typeof loader>();
  useOpenShare();
  const inEvent = useMemo(() => event && partsOf(event), [event]);
  return (
    <FillSlots fills={[fill(listingEventSlot, inEvent)]}>
      <ListingPage />
    </FillSlots>
  );
}

const partsOf = (event: EventOfListing): ListingEvent => ({
  note: (sharing) => <ListingInEvent event={event} {...sharing} />,
  addressOf: (listingId) => pathForPoints(event, listingId),
});
