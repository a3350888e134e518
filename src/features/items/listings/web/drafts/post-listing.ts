import type { components } from '../../../../../platform/web/api/api.generated.ts';
import { api, type Outcome, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { answerTimeout } from '../../../../../platform/web/connection/request-timeouts.ts';
import { CREATED } from '../../../../../shared/http-status.ts';

/**
 * Posts what a person sees in the form. If an earlier attempt arrived and only its response was lost, they may have
 * changed the form since, so the listing gets what is in it now.
 */
export async function postListing(
  body: components['schemas']['NewListing'],
): Promise<Outcome<{ id: string }>> {
  const posting = api.POST('/api/listings', { body, signal: answerTimeout() });
  const outcome = await outcomeOf(posting);
  if (!outcome.ok || (await posting).response.status === CREATED) return outcome;
  const path = { id: outcome.data.id };
  return outcomeOf(api.PUT('/api/listings/{id}', { params: { path }, body, signal: answerTimeout() }));
}
