import type { ApiClient } from '../../../../platform/web/api/api-client.ts';
import { isRefusal, NOT_FOUND } from '../../../../shared/http-status.ts';
import { signInRedirect } from '../../../people/accounts/web/accounts.ts';

/**
 * Loads the reviews page of a person, or of the viewer if the address has no id. Parts that fail to load are null, and
 * the page reports it.
 * @throws Response 404 for an unknown id, or a redirect to sign in.
 */
export async function loadReviewsPage(api: ApiClient, named: string | undefined, url: URL) {
  const { account, guest } = (await api.GET('/api/viewer')).data ?? { account: null, guest: null };
  const id = named ?? account?.id ?? null;
  if (id === null && guest === null) throw signInRedirect(url);
  const isOwn = id === null || id === account?.id;
  const [profile, received, given, pending] = await Promise.all([
    id === null ? null : api.GET('/api/profiles/{id}', { params: { path: { id } } }),
    api.GET('/api/reviews/received', { params: { query: { person: id ?? undefined } } }),
    isOwn ? api.GET('/api/reviews/given') : null,
    isOwn ? api.GET('/api/reviews/pending') : null,
  ]);
  // Answer an invalid id with 404 instead of 400.
  if (profile !== null && isRefusal(profile.response)) throw new Response(null, { status: NOT_FOUND });
  return {
    id,
    own: isOwn,
    profile: profile?.data ?? null,
    received: received.data ?? null,
    given: given?.data ?? null,
    pending: pending?.data?.pending ?? null,
  };
}
