import { isRouteErrorResponse } from 'react-router';
import { TOO_MANY_REQUESTS } from '../../../shared/http-status.ts';
import { type ApiProblem, isApiProblem } from '../api/api-problem.ts';

/** Temporary responses of the whole site: too many requests, and an unavailable database. */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([TOO_MANY_REQUESTS, 503]);

/** Whether the error of a page is a response with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  isRouteErrorResponse(error) && error.status === status;

/**
 * Returns the site's temporary problem; null for all other errors. The problem comes from the page's loader,
 * or from before any loader ran, in which case the router knows only the response's text.
 */
export function pageProblem(error: unknown): Pick<ApiProblem, 'title' | 'detail' | 'retryAfter'> | null {
  if (!isRouteErrorResponse(error) || !TEMPORARY_STATUSES.has(error.status)) return null;
  const problem = typeof error.data === 'string' ? parsed(error.data) : error.data;
  if (!isApiProblem(problem)) return null;
  const { title, detail, retryAfter } = problem;
  return { title, detail, ...(retryAfter !== undefined && { retryAfter }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
