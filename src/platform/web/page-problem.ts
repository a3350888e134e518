import { isRouteErrorResponse } from 'react-router';
import { type ApiProblem, isApiProblem } from './api-problem.ts';

/** Too many requests, and a database that is away: what the site answers as a whole, and what passes by itself. */
const PASSING: ReadonlySet<number> = new Set([429, 503]);

/**
 * What the site said in place of a page, where it will pass by itself; null for every other error. The data of a page
 * is refused by its loader, or before any loader was asked: then the router knows only the text of the answer.
 */
export function pageProblem(error: unknown): Pick<ApiProblem, 'title' | 'detail' | 'retryAfter'> | null {
  if (!isRouteErrorResponse(error) || !PASSING.has(error.status)) return null;
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
