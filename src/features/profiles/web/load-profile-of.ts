import type { ApiClient } from '../../../platform/web/api-client.ts';
import { load } from '../../../platform/web/page-context.ts';
import { PROFILE_LIMITS } from '../contract/profile-limits.ts';

const FORBIDDEN = 403;

/**
 * The profile an address names, with the newest of what is for sale.
 * @throws Response 404, 403 of somebody the viewer blocked, or the status of what failed, which shows the route's error
 * page.
 */
export async function loadProfileOf(api: ApiClient, id = '') {
  const query = { seller: id, limit: PROFILE_LIMITS.listings };
  const [profile, listings] = await Promise.all([
    api.GET('/api/profiles/{id}', { params: { path: { id } } }),
    api.GET('/api/listings', { params: { query } }),
  ]);
  // An address that cannot be a profile's is not found, rather than badly asked.
  const { status } = profile.response;
  const missing = status >= 400 && status < 500 && status !== FORBIDDEN;
  if (missing) throw new Response(null, { status: 404 });
  return {
    profile: await load(Promise.resolve(profile)),
    listings: (await load(Promise.resolve(listings))).listings,
  };
}
