/** The page after login if no page asked for it. */
const DEFAULT_PAGE = '/listings';
/** A placeholder origin, so that addresses are parsed the way browsers parse them. */
const THIS_SITE = 'http://this-site.invalid';

/** Returns where to go after signing in: the page that asked for it, if it is on this site. */
export function nextAddress(next: string | null): string {
  return ownAddress(next) ?? DEFAULT_PAGE;
}

/**
 * Returns an address if it is a path on this site, otherwise null. Rebuilds it from its parts and rejects
 * '/.//name', whose path '//name' would be another site.
 */
export function ownAddress(next: string | null): string | null {
  if (next === null || !next.startsWith('/') || !URL.canParse(next, THIS_SITE)) return null;
  const { origin, pathname, search, hash } = new URL(next, THIS_SITE);
  return origin === THIS_SITE && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** Returns the address of the login page that continues to `next`. */
export const signInAddress = (next: string): string => `/auth?next=${encodeURIComponent(next)}`;

/** Returns the address of the sign-up page that continues to `next`. */
export const signUpAddress = (next: string): string => `${signInAddress(next)}&tab=sign-up`;
