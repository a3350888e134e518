import { useEffect, useEffectEvent } from 'react';
import { api } from '../../../../platform/web/api/api.ts';
import { OFFLINE } from '../../../../platform/web/api/api-problem.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { showProblem, toast } from '../../../../platform/web/ui/toast.ts';
import { useAuth } from '../../../people/accounts/web/accounts.ts';
import { savePendingWant, takePendingWant } from './pending-want.ts';

/** Saves the search that a visitor asked to save before they signed up or logged in. */
export function useStorePendingWant(): void {
  const { user } = useAuth();
  const { run } = useApiAction();
  const isMember = user !== null;

  const store = useEffectEvent(() => {
    const pending = takePendingWant();
    if (pending === null) return;
    void run(() => api.POST('/api/wants', { body: pending }), {
      done: ({ name }) => toast({ tone: 'success', title: 'Search saved', text: name }),
      failed(problem) {
        if (problem.status === OFFLINE.status) savePendingWant(pending);
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
