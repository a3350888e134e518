import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { SERVER_ERROR } from '../../../../shared/http-status.ts';
import { guestErrors } from '../contract/errors.ts';

const NO_ANSWER = 0;
const REFUSALS = new Set<string>([
  guestErrors.GUEST_INCOMPLETE.code,
  guestErrors.GUEST_REFUSED.code,
  guestErrors.TOO_MANY_PINS.code,
]);

/** Returns the message shown when no guest could be created: the server's, if there is one. */
export function createProblem(problem: ApiProblem): ApiProblem {
  const { title, detail } = guestErrors.GUEST_NOT_CREATED;
  const message = problem.status === NO_ANSWER ? '' : problem.detail;
  return { ...problem, title, detail: message || detail };
}

/** Returns the message shown when Guest ID and PIN were refused. */
export function returnProblem(problem: ApiProblem): ApiProblem {
  if (REFUSALS.has(problem.code)) return problem;
  const { title } = guestErrors.TOO_MANY_PINS;
  const unexpected = problem.status === NO_ANSWER || problem.status >= SERVER_ERROR || problem.detail === '';
  return { ...problem, title, detail: unexpected ? 'Please try again.' : problem.detail };
}
