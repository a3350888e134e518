import { MAX_HIDDEN } from '../contract/featured-slots.ts';

/** Hidden featured listings, one cookie each, so that the server knows them and the browser expires each separately. */
const PREFIX = 'hidden_featured_';
const DAY_IN_SECONDS = 86_400;

let hiddenHere: ReadonlySet<string> = new Set();

/** Ids hidden in this tab. Lists that are shown again keep these slots empty, so that no card moves. */
export const hiddenInTab = (): ReadonlySet<string> => hiddenHere;

/** Hides a listing on this device for 24 hours. */
export function hideFeatured(id: string): void {
  hiddenHere = new Set([...hiddenHere, id]);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${PREFIX}${id}=1; Path=/; Max-Age=${DAY_IN_SECONDS}; SameSite=Lax${secure}`;
}

/** Query parameters that request featured listings without the hidden ones, from the cookies of a request or page. */
export function featuredQuery(cookies: string | null): { featured: '1'; hidden?: string } {
  const ids = [...(cookies ?? '').matchAll(ID_IN_COOKIE)].map(([, id]) => id);
  return { featured: '1', ...(ids.length > 0 && { hidden: ids.slice(-MAX_HIDDEN).join(',') }) };
}

const ID_IN_COOKIE = new RegExp(`(?:^|; )${PREFIX}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})=`, 'g');
