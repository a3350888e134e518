import type { ApiClient } from '../../../platform/web/api-client.ts';

/** The viewer's events. */
export async function loadMyFlashDrops(api: ApiClient) {
  const { data: mine, response } = await api.GET('/api/flash-drops/mine');
  return { response, mine: mine ?? null };
}
