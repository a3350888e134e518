import type { ApiClient } from '../../../../platform/web/api/api-client.ts';
import type { Listing } from '../../../items/listings/contract/listing.ts';

/** Loads a listing; null if it doesn't exist or isn't the viewer's. */
export async function ownListing(api: ApiClient, id: string | null): Promise<Listing | null> {
  if (id === null) return null;
  const { data } = await api.GET('/api/listings/{id}', { params: { path: { id } } });
  return data?.own ? data : null;
}

/** Loads the listing just posted, named in the address, and the current Flash Drop. */
export async function loadPosted(api: ApiClient, { searchParams }: URL) {
  const listing = await ownListing(api, searchParams.get('posted'));
  if (listing === null) return null;
  const { data } = await api.GET('/api/flash-drops/running');
  const event = data?.event ?? null;
  return {
    listing,
    event: event && { id: event.id, title: event.title },
    /** Whether it earned points in that event. */
    counts: event !== null && searchParams.get('event') === event.id,
  };
}

export type PostedListing = NonNullable<Awaited<ReturnType<typeof loadPosted>>>;
