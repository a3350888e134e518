import { type NavigateOptions, redirect, useNavigate } from 'react-router';
import { showProblem } from '../../../../platform/web/ui/toast.ts';
import type { ErrorSpec } from '../../../../shared/errors.ts';
import { UNAUTHORIZED } from '../../../../shared/http-status.ts';
import { signInAddress } from './next-address.ts';

/** The requested page, as passed to loaders in `url`. */
type PageAddress = Pick<URL, 'pathname' | 'search'>;

/**
 * Redirects to the login page, which returns to the requested page. Throw it in a loader.
 * @param notice Name of a reason that the login page shows.
 */
export function signInRedirect({ pathname, search }: PageAddress, notice?: string): Response {
  const address = signInAddress(pathname + search);
  return redirect(notice === undefined ? address : `${address}&notice=${encodeURIComponent(notice)}`);
}

/**
 * Lets a loader continue unless the API refused the request because no one is signed in.
 * @param answer The API's response, or its problem.
 * @throws Response that redirects to the login page.
 */
export function requireSignIn(url: PageAddress, answer: { status: number } | undefined): void {
  if (answer?.status === UNAUTHORIZED) throw signInRedirect(url);
}

/**
 * Returns a function that shows why signing in is required, and opens the login page, which returns to
 * `next`.
 */
export function useAskToSignIn(): (
  reason: Pick<ErrorSpec, 'title' | 'detail'>,
  next: string,
  options?: Pick<NavigateOptions, 'replace'>,
) => void {
  const navigate = useNavigate();
  return (reason, next, options) => {
    showProblem(reason);
    void navigate(signInAddress(next), options);
  };
}
