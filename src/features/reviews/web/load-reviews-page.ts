import type { ApiClient } from '../../../platform/web/api-client.ts';
import { signInRedirect } from '../../accounts/web/accounts.ts';

/**
 * What the reviews page shows of somebody, or of the asker when the address names nobody. What could not be loaded is
 * null, for the page to say so.
 * @throws Response 404 where nobody is behind the id, or the way to sign in.
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
  // An address that cannot be a profile's is not found, rather than badly asked.
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
