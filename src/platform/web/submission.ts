import type { ApiProblem } from './api-problem.ts';
import { commonErrors } from '../../shared/errors.ts';

/**
 * Runs what a form does when it is sent.
 * @returns what went wrong, or null; an exception becomes a problem like any other.
 */
export async function settle(send: () => Promise<ApiProblem | null>): Promise<ApiProblem | null> {
  try {
    return await send();
  } catch (error) {
    // Nobody expects this one: whoever looks into it finds it in the browser's console.
    reportError(error);
    return commonErrors.SOMETHING_WENT_WRONG;
  }
}
