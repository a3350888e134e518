import { api, outcomeOf } from '../../../../platform/web/api.ts';

const STORAGE_KEY = 'seen_banners';
const MAX_REMEMBERED = 20;

/** Tells the site once per browser that a banner was shown. A browser without storage tells nothing. */
export function countViews(ids: readonly string[]): void {
  const seen = rememberedIds();
  const fresh = ids.filter((id) => !seen.includes(id));
  if (fresh.length === 0) return;
  try {
    window.localStorage.setItem(STORAGE_KEY, [...seen, ...fresh].slice(-MAX_REMEMBERED).join(' '));
  } catch {
    return;
  }
  for (const id of fresh) {
    void outcomeOf(api.POST('/api/banners/{id}/seen', { params: { path: { id } }, keepalive: true }));
  }
}

function rememberedIds(): string[] {
  try {
    return window.localStorage.getItem(STORAGE_KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
