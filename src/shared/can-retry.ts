import { isRefusal, TOO_MANY_REQUESTS, UNAUTHORIZED } from './http-status.ts';

/** Whether a failed request may succeed later: without an answer, after a server error, a rate limit or a sign-out. */
export const canRetry = ({ status }: { status: number }): boolean =>
  !isRefusal({ status }) || status === UNAUTHORIZED || status === TOO_MANY_REQUESTS;
