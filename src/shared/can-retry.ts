import { isRefusal, TOO_MANY_REQUESTS, UNAUTHORIZED } from './http-status.ts';

/**
 * Whether a failed request may succeed later: without an answer of the site, after a server error, a rate limit or a
 * sign-out.
 */
export const canRetry = ({ status, code }: { status: number; code?: string }): boolean =>
  !isRefusal({ status }) ||
  status === UNAUTHORIZED ||
  status === TOO_MANY_REQUESTS ||
  // Something between here and the site refused it, such as the login page of a public network.
  code === 'UNREADABLE_ANSWER';
