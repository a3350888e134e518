import type { ApiClient } from '../../../../platform/web/api-client.ts';
import type { Listing } from '../../../items/listings/contract/listing.ts';

/** The listing of this id, if it still exists and is the viewer's own. */
export async function ownListing(api: ApiClient, id: string | null): Promise<Listing | null> {
  if (id === null) return null;
  const { data } = await api.GET('/api/listings/{id}', { params: { path: { id } } });
  return data?.own ? data : null;
}

/** The listing that was just posted, as the address names it, and the Flash Drop that runs. */
export async function loadPosted(api: ApiClient, { searchParams }: URL) {
  const listing = await ownListing(api, searchParams.get('posted'));
  if (listing === null) return null;
  const { data } = await api.GET('/api/flash-drops/running');
  const event = data?.event ?? null;
  return {
    listing,
    event: event && { id: event.id, title: event.title },
    /** It was posted into that event, too. */
    counts: event !== null && searchParams.get('event') === event.id,
  };
}

export type PostedListing = NonNullable<Awaited<ReturnType<typeof loadPosted>>>;
