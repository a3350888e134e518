import { signInAddress } from '../../../features/people/accounts/web/accounts.ts';

/**
 * Returns the address of the login page, with the current page to return to. On the login page itself, it
 * retains the existing return address.
 */
export function authLink(pathname: string, search: string): string {
  const next =
    pathname === '/auth'
      ? new URLSearchParams(search).get('next')
      : pathname === '/'
        ? null
        : pathname + search;
  return next ? signInAddress(next) : '/auth';
}

/** Returns the address of the sign-up tab. */
export const signUpLink = (auth: string): string => `${auth}${auth.includes('?') ? '&' : '?'}tab=sign-up`;
