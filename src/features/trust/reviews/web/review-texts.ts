import { type ApiProblem, withGeneralMessage } from '../../../../platform/web/api/api-problem.ts';
import { isRefusal } from '../../../../shared/http-status.ts';

export const PROFILE_FAILED = { title: 'Error', text: 'Could not load user profile' };
export const LOAD_FAILED = { title: 'Error', text: 'Could not load reviews' };
const HELPFUL_FAILED = { title: 'Error', text: 'Could not mark review as helpful' };
const SUBMIT_FAILED = { title: 'Error', detail: 'Could not submit your review' };

/** Returns the message of a rejected request, or a general failure message. */
export const submitProblem = (problem: ApiProblem): ApiProblem => withGeneralMessage(problem, SUBMIT_FAILED);

export const helpfulProblem = (problem: ApiProblem): { title: string; text: string } =>
  isRefusal(problem) ? { title: problem.title, text: problem.detail } : HELPFUL_FAILED;
