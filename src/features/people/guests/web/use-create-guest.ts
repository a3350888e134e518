import { useState } from 'react';
import { api } from '../../../../platform/web/api.ts';
import type { ApiProblem } from '../../../../platform/web/api-problem.ts';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';
import type { ErrorToast } from '../../../../platform/web/use-error-toast.ts';
import type { StoredGuest } from '../contract/guest-credentials.ts';
import { createProblem } from './guest-problem.ts';
import { guestStore } from './guest-store.ts';

/** Returns a function that creates a guest and stores its Guest ID and PIN in this browser. */
export function useCreateGuest({
  errorToast,
  onCreated,
}: {
  errorToast: ErrorToast;
  onCreated: (guest: StoredGuest) => void;
}) {
  const { busy, run } = useApiAction();
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  function create() {
    errorToast.dismiss();
    void run(() => api.POST('/api/guests'), {
      done(guest) {
        guestStore().set(guest);
        onCreated(guest);
        toast({
          tone: 'success',
          title: 'Guest access created!',
          text: 'Your Guest ID and PIN have been generated.',
        });
      },
      failed(answer) {
        const refused = createProblem(answer);
        setProblem(refused);
        setAttempt(attempt + 1);
        errorToast.show(refused);
      },
    });
  }

  return { busy, problem, attempt, create };
}
