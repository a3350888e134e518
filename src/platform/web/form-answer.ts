import { data } from 'react-router';
import { commonErrors } from '../../shared/errors.ts';
import type { ApiProblem } from './api-problem.ts';

/**
 * What a page's action answers when a form that was sent without scripts is refused. The page shows it as it shows
 * the same refusal of a submission by script, with what was typed.
 */
export interface RefusedForm {
  problem: ApiProblem;
  typed: Record<string, string>;
}

const BAD_GATEWAY = 502;

/**
 * Reads the form that a page was sent.
 * @throws Response with status 400 if the body is no form, which shows the route's error page.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    const { status, ...problem } = commonErrors.UNREADABLE_REQUEST;
    throw Response.json(problem, { status });
  }
}

/** The answer to a refused form; passwords do not come back. */
export function refusedForm(problem: ApiProblem, form: FormData) {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'password' ? [[name, value] as const] : [],
  );
  const refused: RefusedForm = { problem, typed: Object.fromEntries(texts) };
  return data(refused, { status: problem.status || BAD_GATEWAY });
}
