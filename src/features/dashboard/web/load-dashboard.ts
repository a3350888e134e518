import type { ApiClient } from '../../../platform/web/api-client.ts';
import { requireSignIn } from '../../accounts/web/accounts.ts';

/** Chats that a dashboard shows. */
const CHATS = 5;

/**
 * What a dashboard shows: `own` is null when it could not be loaded, and chats are left out when only they could not.
 * @throws Response That leads a visitor to sign in.
 */
export async function loadDashboard(api: ApiClient, limit: number, url: URL) {
  const [{ data, response }, owed, alerts] = await Promise.all([
    api.GET('/api/listings/own', { params: { query: { limit } } }),
    api.GET('/api/conversations', { params: { query: { limit: CHATS, owed: '1' } } }),
    api.GET('/api/notifications/guest-alerts'),
  ]);
  requireSignIn(url, response);
  // Members have the inbox in their bars; a guest has their chats here.
  const isGuest = alerts.data !== undefined;
  const recent = isGuest
    ? await api.GET('/api/conversations', { params: { query: { limit: CHATS } } })
    : undefined;
  return {
    own: data ?? null,
    owed: owed.data?.conversations ?? [],
    chats: recent?.data?.conversations ?? [],
    /** Null but for a guest. */
    alerts: alerts.data ?? null,
  };
}
