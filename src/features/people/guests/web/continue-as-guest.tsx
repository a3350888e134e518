import { useNavigate } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useAttempts } from '../../../../platform/web/form/use-submission.ts';
import { ErrorSummary } from '../../../../platform/web/ui/error-summary.tsx';
import { PrimaryOption } from '../../../../platform/web/ui/option-link.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
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
  const { busy, problem, attempt, send } = useAttempts();

  function create() {
    if (busy) return;
    void send(async () => {
      const outcome = await outcomeOf(api.POST('/api/guests'));
      if (!outcome.ok) return createProblem(outcome.problem);
      guestStore().set(outcome.data);
      onCreated(outcome.data);
      toast({
        tone: 'success',
        title: 'Guest access created!',
        text: 'Your Guest ID and PIN have been generated.',
      });
      return null;
    });
  }

  return { busy, problem, attempt, create };
}
