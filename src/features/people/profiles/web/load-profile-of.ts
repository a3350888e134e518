import type { ApiClient } from '../../../../platform/web/api/api-client.ts';
import { load } from '../../../../platform/web/page/page-context.ts';
import { FORBIDDEN, isRefusal, NOT_FOUND } from '../../../../shared/http-status.ts';
import { REVIEW_LIMITS } from '../../../trust/reviews/contract/review-limits.ts';
import { PROFILE_LIMITS } from '../contract/profile-limits.ts';

/**
 * Loads a profile with its newest listings and reviews. Reviews are null if they could not be loaded.
 * @throws Response 404, 403 if the viewer blocked the person, or the status of the failure; the route's error page
 * handles it.
 */
export async function loadProfileOf(api: ApiClient, id = '') {
  const query = { seller: id, limit: PROFILE_LIMITS.listings };
  const [profile, listings, reviews] = await Promise.all([
    api.GET('/api/profiles/{id}', { params: { path: { id } } }),
    api.GET('/api/listings', { params: { query } }),
    api.GET('/api/reviews/received', { params: { query: { person: id, limit: REVIEW_LIMITS.onProfile } } }),
  ]);
  // Answer an invalid id with 404 instead of 400.
  const missing = isRefusal(profile.response) && profile.response.status !== FORBIDDEN;
  if (missing) throw new Response(null, { status: NOT_FOUND });
  return {
    profile: await load(Promise.resolve(profile)),
    listings: (await load(Promise.resolve(listings))).listings,
    reviews: reviews.data ?? null,
  };
}
