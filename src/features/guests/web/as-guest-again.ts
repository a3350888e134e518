import { api, type Outcome, outcomeOf } from '../../../platform/web/api.ts';
import { guestStore } from './guest-store.ts';

const UNAUTHORIZED = 401;
let coming: Promise<boolean> | null = null;

/**
 * Sends something, and once more where only the guest's cookie had ended: the guest comes back with the credentials
 * that this browser has. Members, and guests whose credentials are gone, get the refusal.
 * @param send Called a second time for the second try.
 */
export async function asGuestAgain<T>(send: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const outcome = await send();
  if (outcome.ok || outcome.problem.status !== UNAUTHORIZED) return outcome;
  // Several photos come back together.
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
