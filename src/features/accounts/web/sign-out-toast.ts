import type { ApiProblem } from '../../../platform/web/api-problem.ts';
import type { ToastInput } from '../../../platform/web/ui/toast.ts';

/**
 * The toast shown after a sign-out.
 * @param problem Why it failed; null when it worked.
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
