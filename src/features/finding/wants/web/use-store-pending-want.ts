import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { canRetry } from '../../../../shared/can-retry.ts';
import { useAuth } from '../../../people/accounts/web/accounts.ts';
import { readPendingWant, removePendingWant } from './pending-want.ts';

/** Key of the page visit that last sent it. Several controls of a page use the hook, and only the first sends. */
let lastVisit: string | null = null;

/**
 * Saves the search that a visitor asked to save before they signed up or logged in. After a temporary failure, the next
 * page tries again.
 */
export function useStorePendingWant(): void {
  const { user } = useAuth();
  const { key: visit } = useLocation();
  const { run } = useApiAction();
  const isMember = user !== null;

  const store = useEffectEvent(() => {
    const pending = readPendingWant();
    if (pending === null || visit === lastVisit) return;
    lastVisit = visit;
    void run(() => api.POST('/api/wants', { body: pending }), {
      done({ name }) {
        removePendingWant();
        toast({ tone: 'success', title: 'Search saved', text: name });
      },
      failed(problem) {
        if (!canRetry(problem)) removePendingWant();
        showProblem(problem);
      },
      revalidate: 'done',
    });
  });
  useEffect(() => {
    if (isMember) store();
  }, [isMember]);
}

/** Wraps the hook in a component that is loaded only for members. */
export default function StorePendingWant(): null {
  useStorePendingWant();
  return null;
}
