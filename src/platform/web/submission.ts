import { commonErrors } from '../../shared/errors.ts';
import type { ApiProblem } from './api-problem.ts';

/**
 * Removes the errors of fields that were edited since. Returns null if the problem concerned only fields and
 * none is left.
 */
export function withoutEdited(problem: ApiProblem | null, edited: readonly string[]): ApiProblem | null {
  if (problem?.errors === undefined || problem.errors.length === 0) return problem;
  const errors = problem.errors.filter(({ field }) => !edited.includes(field));
  return errors.length === 0 ? null : { ...problem, errors };
}

/**
 * Runs the submission of a form.
 * @returns the problem, or null. An exception becomes a problem like any other.
 */
export async function settle(send: () => Promise<ApiProblem | null>): Promise<ApiProblem | null> {
  try {
    return await send();
  } catch (error) {
    // Unexpected, so it is reported to the browser's console.
    reportError(error);
    return commonErrors.SOMETHING_WENT_WRONG;
  }
}
