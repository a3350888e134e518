import { type ApiAnswer, type Outcome, outcomeOf } from './api.ts';
import { type ApiProblem, OFFLINE } from './api-problem.ts';
import { toast } from './ui/toast.ts';

export interface ActionOptions<T> {
  /** Runs after a success, before the page's data is reloaded. */
  done?: (data: T) => unknown;
  /** Shows a problem in another way than by a toast with its title and detail. */
  failed?: (problem: ApiProblem) => unknown;
  /** Title of the error toast, where the problem's own does not fit. */
  errorTitle?: string;
  /**
   * When to reload the page's data: after a success, or also after a refusal, when something else has
   * changed. Without a connection the page stays as it is.
   */
  revalidate?: 'done' | 'always';
}

interface ActionPage {
  showBusy: (busy: boolean) => void;
  /** Reloads the page's data. */
  revalidate: () => Promise<void>;
}

/**
 * Calls the API on a press. A press during the previous call does nothing, and a lost connection is a problem
 * like any other.
 * @returns Runs a call; resolves to its outcome, or null when the previous call was not done.
 */
export function createApiAction({ showBusy, revalidate: loadAgain }: ActionPage) {
  let running = false;
  return async function run<T>(
    call: () => Promise<ApiAnswer<T>>,
    { done, failed, errorTitle, revalidate }: ActionOptions<T> = {},
  ): Promise<Outcome<T> | null> {
    if (running) return null;
    running = true;
    showBusy(true);
    let outcome: Outcome<T>;
    try {
      outcome = await outcomeOf(call());
      if (outcome.ok) {
        await done?.(outcome.data);
        if (revalidate) await loadAgain();
        return outcome;
      }
    } finally {
      running = false;
      showBusy(false);
    }
    // Free again: the problem may offer a retry, which is pressed while the page still reloads.
    const { problem } = outcome;
    if (failed) await failed(problem);
    else toast({ tone: 'error', title: errorTitle ?? problem.title, text: problem.detail });
    if (revalidate === 'always' && problem.status !== OFFLINE.status) await loadAgain();
    return outcome;
  };
}
