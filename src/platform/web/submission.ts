import type { ApiProblem } from './api-problem.ts';
import { commonErrors } from '../../shared/errors.ts';

/**
 * Runs the submission of a form.
 * @returns The problem, or null; an exception becomes a problem like any other.
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
