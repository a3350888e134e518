import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../../platform/web/api.ts';
import type { ApiProblem } from '../../../../platform/web/api-problem.ts';
import { ErrorSummary } from '../../../../platform/web/ui/error-summary.tsx';
import { PrimaryOption } from '../../../../platform/web/ui/option-link.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';
import { useErrorToast } from '../../../../platform/web/use-error-toast.ts';
import type { StoredGuest } from '../contract/guest-credentials.ts';
import { NEW_GUEST_STATE } from './guest-card.tsx';
import { createProblem } from './guest-problem.ts';
import { guestStore } from './guest-store.ts';

/** Creates a guest with one click and continues to `next`, where a card shows Guest ID and PIN. */
export function ContinueAsGuest({ next }: { next: string }) {
  const navigate = useNavigate();
  const { busy, problem, attempt, create } = useCreateGuest(
    () => void navigate(next, { replace: true, state: NEW_GUEST_STATE }),
  );
  return (
    <>
      {problem && <ErrorSummary title={problem.title} text={problem.detail} attempt={attempt} />}
      <PrimaryOption
        icon="camera"
        title="Continue as Guest"
        text="No email. You get an ID and a PIN, then the form."
        busy={busy}
        onClick={create}
      />
    </>
  );
}

/** Returns a function that creates a guest and stores its Guest ID and PIN in this browser. */
export function useCreateGuest(onCreated: (guest: StoredGuest) => void) {
  const errorToast = useErrorToast();
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
