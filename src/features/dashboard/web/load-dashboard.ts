import type { ApiClient } from '../../../platform/web/api-client.ts';
import { requireSignIn } from '../../accounts/web/accounts.ts';

/** Number of chats on the dashboard. */
const CHATS = 5;

/**
 * The data of a dashboard: `own` is null when it could not be loaded; chats are left out when only they could
 * not.
 * @throws Response A redirect that sends visitors to sign in.
 */
export async function loadDashboard(api: ApiClient, limit: number, url: URL) {
  const [{ data, response }, owed, alerts, featured] = await Promise.all([
    api.GET('/api/listings/own', { params: { query: { limit } } }),
    api.GET('/api/conversations', { params: { query: { limit: CHATS, owed: '1' } } }),
    api.GET('/api/notifications/guest-alerts'),
    api.GET('/api/featured-listings/own'),
  ]);
  requireSignIn(url, response);
  // Members have the inbox in their navigation; guests have their chats here.
  const isGuest = alerts.data !== undefined;
  const [recent, dataExports] = isGuest
    ? await Promise.all([
        api.GET('/api/conversations', { params: { query: { limit: CHATS } } }),
        api.GET('/api/data-exports'),
      ])
    : [];
  return {
    own: data ?? null,
    /** Null for guests. */
    featured: featured.data ?? null,
    owed: owed.data?.conversations ?? [],
    chats: recent?.data?.conversations ?? [],
    /** Null for members. */
    alerts: alerts.data ?? null,
    /** The guest's last export; members have theirs in the settings. */
    exports: dataExports?.data ?? { latest: null, mailed: false },
  };
}
