import { outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ApiClient } from '../../../../platform/web/api/api-client.ts';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { textOf } from '../../../../platform/web/form/use-submission.ts';
import { signInProblem, signUpProblem } from './sign-in-problem.ts';

/** The names of the page's two forms in its action. */
export const AUTH_FORMS = { logIn: 'log-in', signUp: 'sign-up' } as const;

/**
 * Logs in, from the browser or from the page's action. `kept` is true if this canceled the account's
 * deletion.
 */
export async function sendLogIn(
  api: ApiClient,
  form: FormData,
): Promise<{ problem: ApiProblem } | { kept: boolean }> {
  const body = { email: textOf(form, 'email'), password: textOf(form, 'password') };
  const outcome = await outcomeOf(api.POST('/api/accounts/sign-in', { body }));
  return outcome.ok ? { kept: outcome.data?.kept === true } : { problem: signInProblem(outcome.problem) };
}

/**
 * Signs up, from the browser or from the page's action.
 * @param next Where the emailed link leads.
 */
export async function sendSignUp(
  api: ApiClient,
  form: FormData,
  next: string | undefined,
): Promise<{ problem: ApiProblem } | { signedIn: boolean; email: string }> {
  const email = textOf(form, 'email').trim();
  const body = {
    email,
    username: textOf(form, 'username'),
    password: textOf(form, 'password'),
    next,
    invite: textOf(form, 'invite') || undefined,
  };
  const outcome = await outcomeOf(api.POST('/api/accounts/sign-up', { body }));
  if (!outcome.ok) return { problem: signUpProblem(outcome.problem) };
  return { signedIn: outcome.data.signedIn, email };
}
