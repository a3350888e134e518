/** Where log-in leads when no page asked for it. */
const HOME_OF_MEMBERS = '/listings';

/**
 * Where to go after signing in: the page that sent people here, if it is one of ours. Browsers read '//' and '/\'
 * as another site and drop tabs and line breaks first, so none of these may be in it.
 */
export function nextAddress(next: string | null): string {
  return ownAddress(next) ?? HOME_OF_MEMBERS;
}

/** The address when it is a path of this site, else null. */
export function ownAddress(next: string | null): string | null {
  return next !== null && /^\/(?![/\\])[^\t\r\n]*$/.test(next) ? next : null;
}

/** The sign-in page that leads back to `next`. */
export const signInAddress = (next: string): string => `/auth?next=${encodeURIComponent(next)}`;
