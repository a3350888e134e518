import { api, type Outcome, outcomeOf } from '../../../../platform/web/api/api.ts';
import { UNAUTHORIZED } from '../../../../shared/http-status.ts';
import { guestStore } from './guest-store.ts';

let coming: Promise<boolean> | null = null;

/**
 * Sends a request, and retries it once after restoring the guest's expired cookie from the credentials in
 * this browser. Members, and guests without stored credentials, get the refusal.
 * @param send Called again for the retry.
 */
export async function retryAsGuest<T>(send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const outcome = await send();
  if (outcome.ok || outcome.problem.status !== UNAUTHORIZED) return outcome;
  // Concurrent uploads share one attempt.
  coming ??= comeBack().finally(() => {
    coming = null;
  });
  return (await coming) ? send() : outcome;
}

async function comeBack(): Promise<boolean> {
  const stored = guestStore().read();
  if (stored === null) return false;
  return (await outcomeOf(api.POST('/api/guests/return', { body: { ...stored, resumes: true } }))).ok;
}
