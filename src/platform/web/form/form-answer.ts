import { data } from 'react-router';
import { commonErrors } from '../../../shared/errors.ts';
import type { ApiProblem } from '../api/api-problem.ts';

/**
 * The result of a page's action when a form submitted without scripts is refused. The page shows it like a
 * refusal of a submission by script, with what was typed.
 */
export interface RefusedForm {
  problem: ApiProblem;
  typed: Record<string, string>;
}

const BAD_GATEWAY = 502;

/**
 * Reads a submitted form.
 * @throws Response with status 400 for an invalid body, which shows the route's error page.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    const { status, ...problem } = commonErrors.UNREADABLE_REQUEST;
    throw Response.json(problem, { status });
  }
}

/** Returns the result of a refused form. Passwords are not returned. */
export function refusedForm(problem: ApiProblem, form: FormData) {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'password' ? [[name, value] as const] : [],
  );
  const refused: RefusedForm = { problem, typed: Object.fromEntries(texts) };
  return data(refused, { status: problem.status || BAD_GATEWAY });
}
