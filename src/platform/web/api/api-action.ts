import { toast } from '../ui/toast.ts';
import { type ApiAnswer, type Outcome, outcomeOf } from './api.ts';
import { type ApiProblem, OFFLINE } from './api-problem.ts';

export interface ActionOptions<T> {
  /** Called after a success, before the page's data is reloaded. */
  done?: (data: T) => unknown;
  /** Shows a problem, instead of the toast with its title and detail. */
  failed?: (problem: ApiProblem) => unknown;
  /** Title of the error toast, if the problem's own does not fit. */
  errorTitle?: string;
  /**
   * When to reload the page's data: after a success, or also after a refusal because something else has
   * changed. Offline, the page stays as it is.
   */
  revalidate?: 'done' | 'always';
}

interface ActionPage {
  showBusy: (busy: boolean) => void;
  /** Reloads the page's data. */
  revalidate: () => Promise<void>;
}

/**
 * Calls the API on a click. Clicks during a call are ignored, and a lost connection is a problem like any
 * other.
 * @returns a function that runs a call. It resolves to the outcome, or null if the previous call was not
 * finished.
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
    // No longer busy: the problem may offer a retry, which people can click while the page still reloads.
    const { problem } = outcome;
    if (failed) await failed(problem);
    else toast({ tone: 'error', title: errorTitle ?? problem.title, text: problem.detail });
    if (revalidate === 'always' && problem.status !== OFFLINE.status) await loadAgain();
    return outcome;
  };
}
