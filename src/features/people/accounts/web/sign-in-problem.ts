import { type ApiProblem, OFFLINE } from '../../../../platform/web/api/api-problem.ts';
import { commonErrors } from '../../../../shared/errors.ts';
import { SERVER_ERROR, TOO_MANY_REQUESTS } from '../../../../shared/http-status.ts';
import { accountErrors } from '../contract/errors.ts';

/** Login errors that keep their own message. All others concern the connection or the server. */
const SIGN_IN_CODES = new Set<string>([
  accountErrors.SIGN_IN_INCOMPLETE.code,
  accountErrors.SIGN_IN_REFUSED.code,
  accountErrors.TOO_MANY_SIGN_INS.code,
]);
const SIGN_UP_CODES = new Set<string>([
  accountErrors.SIGN_UP_INCOMPLETE.code,
  accountErrors.PASSWORD_TOO_SHORT.code,
  accountErrors.PASSWORD_TOO_COMMON.code,
  accountErrors.PASSWORD_IS_KNOWN.code,
  accountErrors.ALREADY_REGISTERED.code,
  accountErrors.SIGN_UP_REFUSED.code,
]);
/** Asks to try again later, because the person can't fix the problem. */
const unexpected = ({ status }: ApiProblem): ApiProblem => ({
  ...commonErrors.SOMETHING_WENT_WRONG,
  status,
});

/**
 * Returns the message of a failed login. If the site itself reports an exception, the connection works. An
 * error without such a report comes from something in between, such as a proxy.
 */
export function signInProblem(problem: ApiProblem): ApiProblem {
  if (SIGN_IN_CODES.has(problem.code)) return problem;
  if (problem.code === commonErrors.SOMETHING_WENT_WRONG.code) return unexpected(problem);
  return { ...problem, title: 'Unable to sign in', detail: 'Please check your connection and try again.' };
}

/**
 * Returns the message of a failed sign-up. Only a refusal concerns what the person entered; other failures
 * concern the server.
 */
export function signUpProblem(problem: ApiProblem): ApiProblem {
  if (SIGN_UP_CODES.has(problem.code)) return problem;
  if (problem.status === OFFLINE.status || problem.status >= SERVER_ERROR) return unexpected(problem);
  const { title, detail } = accountErrors.SIGN_UP_REFUSED;
  // Keeps the server's message: retrying immediately would only extend the wait.
  return { ...problem, title, detail: problem.status === TOO_MANY_REQUESTS ? problem.detail : detail };
}
