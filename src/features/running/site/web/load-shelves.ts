import type { ApiClient } from '../../../../platform/web/api/api-client.ts';
import { positionText } from '../../../../shared/position.ts';
import { featuredQuery } from '../../../finding/featured/web/featured.ts';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { Shelves } from './home-shelves.tsx';
import { NEAR_KM, newListings, SHELF } from './new-listings.ts';

/** The page without listings, for example without a connection. */
export const NO_SHELVES: Shelves = {
  newest: newListings(null, null, null),
  free: null,
  owed: [],
  stories: [],
  event: null,
  zones: [],
};

/** Loads the listings and chats of the home page in parallel. Parts that fail are left out. */
export async function loadShelves(
  api: ApiClient,
  place: ViewerPlace | null,
  cookies: string | null,
): Promise<Shelves> {
  const near = place ? positionText(place.position) : undefined;
  const newestOf = async (query: { near?: string; withinKm?: number }) => {
    const { data } = await api.GET('/api/listings', {
      params: { query: { ...query, limit: SHELF.newest, ...featuredQuery(cookies) } },
    });
    return data ? { listings: data.listings, featured: data.featured ?? [] } : null;
  };
  const [nearby, newest, free, owed, stories, event, zones] = await Promise.all([
    near === undefined ? null : newestOf({ near, withinKm: NEAR_KM }),
    newestOf({ near }),
    api.GET('/api/listings', { params: { query: { limit: SHELF.free, maxPriceCents: 0 } } }),
    owedReplies(api),
    api.GET('/api/reviews/stories'),
    api.GET('/api/flash-drops/running', { params: { query: { soon: '1' } } }),
    api.GET('/api/zones/nearby', { params: { query: { near } } }),
  ]);
  return {
    newest: newListings(place, nearby, newest),
    free: free.data?.listings ?? null,
    owed,
    stories: stories.data?.stories ?? [],
    event: event.data?.event ?? null,
    zones: zones.data?.zones ?? [],
  };
}

/** Visitors have no chats, so none are requested. */
async function owedReplies(api: ApiClient): Promise<Shelves['owed']> {
  const { data: viewer } = await api.GET('/api/viewer');
  if (!viewer?.account && !viewer?.guest) return [];
  const query = { limit: SHELF.owed, owed: '1' } as const;
  const { data } = await api.GET('/api/conversations', { params: { query } });
  return data?.conversations ?? [];
}
