import { redirect } from 'react-router';
import { signInAddress } from './next-address.ts';

const UNAUTHORIZED = 401;

/** The requested page, as a loader gets it in `url`. */
type PageAddress = Pick<URL, 'pathname' | 'search'>;

/**
 * Redirects to the sign-in page and back to the requested page with its query; a loader throws it.
 * @param notice The reason, by a name that the sign-in page knows.
 */
export function signInRedirect({ pathname, search }: PageAddress, notice?: string): Response {
  const address = signInAddress(pathname + search);
  return redirect(notice === undefined ? address : `${address}&notice=${encodeURIComponent(notice)}`);
}

/**
 * For loaders: continues unless the API refused because nobody is signed in.
 * @param answer The response of the API, or the problem it described.
 * @throws Response that redirects to the sign-in page and back.
 */
export function requireSignIn(url: PageAddress, answer: { status: number } | undefined): void {
  if (answer?.status === UNAUTHORIZED) throw signInRedirect(url);
}
