import { signInAddress } from '../../../features/accounts/web/accounts.ts';

/**
 * The address of the sign-in page, with the current page to return to. On the sign-in page itself, the return
 * address it was opened with is kept.
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

/** The same for somebody who has no account yet. */
export const signUpLink = (auth: string): string => `${auth}${auth.includes('?') ? '&' : '?'}tab=sign-up`;
