import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import type { ToastInput } from '../../../../platform/web/ui/toast.ts';

/** Longer than other toasts, because the person may be looking at another tab. */
const SESSION_END_MS = 60_000;

/**
 * Returns the toast shown after signing out.
 * @param problem Why it failed; null on success.
 */
export function signOutToast(problem: ApiProblem | null, from: 'menu' | 'profile'): ToastInput {
  if (problem !== null) {
    // Without a response there is no message to show.
    const message = problem.status === 0 ? '' : problem.detail;
    return {
      tone: 'error',
      title: 'Error signing out',
      text: message || 'Could not sign out. Please try again.',
    };
  }
  return from === 'profile'
    ? { tone: 'success', title: 'Signed out', text: "You've been successfully signed out" }
    : { tone: 'success', title: 'Signed out successfully' };
}

/** Returns the toast for a tab whose session ended elsewhere. */
export const sessionEndToast = (areDraftsRetained: boolean): ToastInput => ({
  tone: 'info',
  title: "You're signed out",
  text: areDraftsRetained
    ? 'Your draft is kept on this device. Log in to continue it.'
    : 'Your session ended in another tab or on another device.',
  ms: SESSION_END_MS,
});
