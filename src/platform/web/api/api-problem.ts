import { CONTENT_TOO_LARGE, isRefusal } from '../../../shared/http-status.ts';
import type { components } from './api.generated.ts';

/** Identifies an error of the API, or of a page that got no response or refuses by itself. */
type ProblemCode =
  | components['schemas']['Problem']['code']
  | 'OFFLINE'
  | 'UNREADABLE_ANSWER'
  | 'NOT_NOW'
  | 'PHOTOS_MISSING';

/** A refusal by the API (problem details, RFC 9457), with the fields that pages use. */
export interface ApiProblem {
  status: number;
  code: ProblemCode;
  title: string;
  detail: string;
  errors?: { field: string; message: string }[];
  retryAfter?: number;
}

/** Shown when there was no response. */
export const OFFLINE: ApiProblem = {
  status: 0,
  code: 'OFFLINE',
  title: 'No connection',
  detail: 'Please check your connection and try again.',
};

/** Returns a refusal with its own message, and any other problem with a general one. */
export const withGeneralMessage = (
  problem: ApiProblem,
  message: Pick<ApiProblem, 'title' | 'detail'>,
): ApiProblem => (isRefusal(problem) ? problem : { ...problem, ...message });

export function isApiProblem(value: unknown): value is ApiProblem {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'title' in value && 'detail' in value
  );
}

/** Returns the problem of an upload that was not stored. A proxy refuses what is too large for it with its own page. */
export function uploadProblem(status: number, answer: unknown): ApiProblem {
  if (isApiProblem(answer)) return answer;
  return status === CONTENT_TOO_LARGE
    ? { status, code: 'TOO_LARGE', title: 'File too large', detail: 'Choose a smaller one.' }
    : { ...OFFLINE, status, code: 'UNREADABLE_ANSWER' };
}
