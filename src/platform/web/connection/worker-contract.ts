/** What pages and the service worker agree on. */

/** The page that opens another page offline, from its cached data (`?to=`). */
export const OPENER = '/offline';

/** The attribute of `<html>` on a cached page: when it was loaded, in milliseconds. */
export const CACHED_AT = 'data-cached-at';

/** The header of a cached answer: when it was loaded, by the clock of this device. */
export const LOADED_AT = 'X-Cached-At';

/** The worker tells a page that the data at an address was cached. */
export interface CachedData {
  cachedAt: number;
  pathname: string;
  search: string;
}

/** Names of the caches that outlive a sign-out begin with this. They hold scripts, styles and fonts. */
export const PUBLIC_CACHE = 'assets';

/** Deletes everything the worker cached for a person. Does nothing where there are no caches. */
export async function deletePersonCaches(
  caches: CacheStorage | undefined = globalThis.caches,
): Promise<void> {
  const names = (await caches?.keys().catch(() => [])) ?? [];
  await Promise.all(
    names.filter((name) => !name.startsWith(PUBLIC_CACHE)).map((name) => caches?.delete(name)),
  );
}
