import type { Outcome } from '../../../platform/web/api.ts';
import type { ToastInput } from '../../../platform/web/ui/toast.ts';

/** The toast shown after a sign-out. */
export function signOutToast(outcome: Outcome<unknown>, from: 'menu' | 'profile'): ToastInput {
  if (!outcome.ok) {
    // Without a response there is no message to show.
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
