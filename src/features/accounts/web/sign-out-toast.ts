import type { Outcome } from '../../../platform/web/api.ts';
import type { ToastInput } from '../../../platform/web/ui/toast.ts';

/** The one toast that a sign-out ends with. */
export function signOutToast(outcome: Outcome<unknown>, from: 'menu' | 'profile'): ToastInput {
  if (!outcome.ok) {
    // Without an answer there is no message to pass on.
    const message = outcome.problem.status === 0 ? '' : outcome.problem.detail;
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
