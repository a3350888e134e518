/** Where log-in leads if no page asked for it. */
const HOME_OF_MEMBERS = '/listings';
/** Stands for this site, so that addresses are read as browsers read them. */
const THIS_SITE = 'http://this-site.invalid';

/** Where to go after signing in: the page that asked for it, if it is on this site. */
export function nextAddress(next: string | null): string {
  return ownAddress(next) ?? HOME_OF_MEMBERS;
}

/**
 * The address if it is a path on this site, else null. It is built anew from its parts, and '/.//name' is refused:
 * its path '//name' alone would be another site.
 */
export function ownAddress(next: string | null): string | null {
  if (next === null || !next.startsWith('/') || !URL.canParse(next, THIS_SITE)) return null;
  const { origin, pathname, search, hash } = new URL(next, THIS_SITE);
  return origin === THIS_SITE && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** The sign-in page that leads back to `next`. */
export const signInAddress = (next: string): string => `/auth?next=${encodeURIComponent(next)}`;

/** The same for somebody who has no account yet. */
export const signUpAddress = (next: string): string => `${signInAddress(next)}&tab=sign-up`;
