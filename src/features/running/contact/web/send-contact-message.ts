import { outcomeOf } from '../../../../platform/web/api/api.ts';
import type { ApiClient } from '../../../../platform/web/api/api-client.ts';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { textOf } from '../../../../platform/web/form/use-submission.ts';
import { CONTACT_LIMITS, type ContactSubject, MESSAGE_TOO_LONG } from '../contract/contact-details.ts';
import { contactErrors } from '../contract/errors.ts';

/** The server does not read requests with a message this long. */
const TOO_LONG: ApiProblem = {
  ...contactErrors.CONTACT_MESSAGE_REFUSED,
  errors: [{ field: 'message', message: MESSAGE_TOO_LONG }],
};

export const contactMessageOf = (form: FormData) => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  subject: textOf(form, 'subject') as ContactSubject,
  message: textOf(form, 'message'),
});

/** Sends a message to the operator, from the browser or from the page's action. */
export async function sendContactMessage(
  api: ApiClient,
  message: ReturnType<typeof contactMessageOf>,
  submissionId: string,
): Promise<ApiProblem | null> {
  if (message.message.trim().length > CONTACT_LIMITS.message) return TOO_LONG;
  const outcome = await outcomeOf(api.POST('/api/contact/messages', { body: { ...message, submissionId } }));
  return outcome.ok ? null : outcome.problem;
}
