import { redirect } from 'react-router';
import { signInAddress } from './next-address.ts';

const UNAUTHORIZED = 401;

/** The page that was asked for, as a loader gets it in `url`. */
type PageAddress = Pick<URL, 'pathname' | 'search'>;

/**
 * The way to sign in and back to the page that was asked for, with its query; a loader throws it.
 * @param notice Why, as a name that the sign-in page knows.
 */
export function signInRedirect({ pathname, search }: PageAddress, notice?: string): Response {
  const address = signInAddress(pathname + search);
  return redirect(notice === undefined ? address : `${address}&notice=${encodeURIComponent(notice)}`);
}

/**
 * For loaders: goes on unless the API refused because nobody is signed in.
 * @param answer The response of the API, or the problem it described.
 * @throws Response That leads to sign in and back.
 */
export function requireSignIn(url: PageAddress, answer: { status: number } | undefined): void {
  if (answer?.status === UNAUTHORIZED) throw signInRedirect(url);
}
