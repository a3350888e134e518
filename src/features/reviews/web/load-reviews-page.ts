import type { ApiClient } from '../../../platform/web/api-client.ts';
import { signInRedirect } from '../../accounts/web/accounts.ts';

/**
 * Loads the reviews page of a person, or of the viewer when the address has no id. Parts that could not be
 * loaded are null, and the page says so.
 * @throws Response 404 for an unknown id, or a redirect to sign in.
 */
export async function loadReviewsPage(api: ApiClient, named: string | undefined, url: URL) {
  const { account, guest } = (await api.GET('/api/viewer')).data ?? { account: null, guest: null };
  const id = named ?? account?.id ?? null;
  if (id === null && guest === null) throw signInRedirect(url);
  const own = id === null || id === account?.id;
  const [profile, received, given, pending] = await Promise.all([
    id === null ? null : api.GET('/api/profiles/{id}', { params: { path: { id } } }),
    api.GET('/api/reviews/received', { params: { query: { person: id ?? undefined } } }),
    own ? api.GET('/api/reviews/given') : null,
    own ? api.GET('/api/reviews/pending') : null,
  ]);
  // An address without a valid id is not found, rather than a bad request.
  const status = profile?.response.status ?? 200;
  if (status >= 400 && status < 500) throw new Response(null, { status: 404 });
  return {
    id,
    own,
    profile: profile?.data ?? null,
    received: received.data ?? null,
    given: given?.data ?? null,
    pending: pending?.data?.pending ?? null,
  };
}
