/** The router's query parameter that names the routes whose data it asks for. */
const ROUTES = '_routes';

/** The frame's route. Pages have its data already when they ask for cached data. */
const FRAME = 'root';

interface DataAddress {
  /** The address without the parameter, the same for all requests of a page's data. */
  page: string;
  /** The requested routes; null for all. */
  routes: readonly string[] | null;
}

function readDataAddress(address: string): DataAddress {
  const url = new URL(address);
  const routes = url.searchParams.get(ROUTES)?.split(',') ?? null;
  url.searchParams.delete(ROUTES);
  return { page: url.href, routes };
}

/** Returns the address of the page whose data this is: '/listings' for '/listings.data', '/' for '/_.data'. */
export function pageOfData(address: string): URL {
  const url = new URL(readDataAddress(address).page);
  url.pathname = url.pathname.replace(/(?:_)?\.data$/, '');
  return url;
}

/**
 * Returns the newest of these cached addresses that has what another one asks for; undefined if none does. The same
 * address wins.
 * @param cached Oldest first.
 */
export function findCachedData(cached: readonly string[], wanted: string): string | undefined {
  if (cached.includes(wanted)) return wanted;
  const { page, routes } = readDataAddress(wanted);
  const needed = routes?.filter((route) => route !== FRAME) ?? null;
  return cached.findLast((address) => {
    const data = readDataAddress(address);
    if (data.page !== page) return false;
    return data.routes === null || (needed?.every((route) => data.routes?.includes(route)) ?? false);
  });
}
