/** Where log-in leads if no page asked for it. */
const HOME_OF_MEMBERS = '/listings';

/**
 * Where to go after signing in: the page that asked for it, if it is on this site. Browsers read '//' and '/\' as
 * another site and remove tabs and line breaks first, so none of these are allowed.
 */
export function nextAddress(next: string | null): string {
  return ownAddress(next) ?? HOME_OF_MEMBERS;
}

/** The address if it is a path on this site, else null. */
export function ownAddress(next: string | null): string | null {
  return next !== null && /^\/(?![/\\])[^\t\r\n]*$/.test(next) ? next : null;
}

/** The sign-in page that leads back to `next`. */
export const signInAddress = (next: string): string => `/auth?next=${encodeURIComponent(next)}`;
