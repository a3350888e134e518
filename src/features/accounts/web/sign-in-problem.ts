import { type ApiProblem, OFFLINE } from '../../../platform/web/api-problem.ts';
import { commonErrors } from '../../../shared/errors.ts';
import { accountErrors } from '../contract/errors.ts';

/** Errors of a log-in that keep their own text; any other one is about the connection or the server. */
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
const SLOW_DOWN = 429;
const SERVER_ERROR = 500;

/** Says to come back later, as nothing that the person can do would help. */
const unexpected = ({ status }: ApiProblem): ApiProblem => ({
  ...commonErrors.SOMETHING_WENT_WRONG,
  status,
});

/**
 * The text that people read when a log-in fails. Where the site itself reports an exception, the connection is fine.
 * An error without such a report comes from something on the way, such as a proxy.
 */
export function signInProblem(problem: ApiProblem): ApiProblem {
  if (SIGN_IN_CODES.has(problem.code)) return problem;
  if (problem.code === commonErrors.SOMETHING_WENT_WRONG.code) return unexpected(problem);
  return { ...problem, title: 'Unable to sign in', detail: 'Please check your connection and try again.' };
}

/**
 * The text that people read when a sign-up fails. Only a refusal is about their information, not a server that failed
 * or did not answer.
 */
export function signUpProblem(problem: ApiProblem): ApiProblem {
  if (SIGN_UP_CODES.has(problem.code)) return problem;
  if (problem.status === OFFLINE.status || problem.status >= SERVER_ERROR) return unexpected(problem);
  const { title, detail } = accountErrors.SIGN_UP_REFUSED;
  // Trying again at once would only make the wait longer, so this text stays.
  return { ...problem, title, detail: problem.status === SLOW_DOWN ? problem.detail : detail };
}
