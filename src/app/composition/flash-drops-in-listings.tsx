import { useMemo } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { ListingInEvent, pathForPoints, useOpenShare } from '../../features/flash-drops/web/flash-drops.ts';
import { type ListingEvent, ListingEventContext } from '../../features/listings/web/listing-event.ts';
import type { RunningFlashDrop } from '../../features/flash-drops/contract/flash-drop.ts';
import { pageOf } from '../../platform/web/page-context.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { data } = await pageOf(context).api.GET('/api/flash-drops/running', {
    params: { query: { listingId: params.id } },
  });
  return { event: data?.event ?? null };
}

/**
 * Says on the page of a listing which Flash Drop it is in, lets participants share it for points, and counts links that
 * were shared so; the listings feature does not know Flash Drops.
 */
export default function FlashDropsInListings() {
  const { event } = useLoaderData<typeof loader>();
  useOpenShare();
  const inEvent = useMemo(() => event && partsOf(event), [event]);
  return (
    <ListingEventContext value={inEvent}>
      <Outlet />
    </ListingEventContext>
  );
}

const partsOf = (event: RunningFlashDrop): ListingEvent => ({
  note: (sharing) => <ListingInEvent event={event} {...sharing} />,
  addressOf: (listingId) => pathForPoints(event, listingId),
});
