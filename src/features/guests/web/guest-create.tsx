import { useState } from 'react';
import { api } from '../../../platform/web/api.ts';
import type { ApiProblem } from '../../../platform/web/api-problem.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ErrorSummary } from '../../../platform/web/ui/error-summary.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import type { StoredGuest } from '../contract/guest-credentials.ts';
import { createProblem } from './guest-problem.ts';
import type { ErrorToast } from '../../../platform/web/use-error-toast.ts';

type GuestCreateProps = { errorToast: ErrorToast; onCreated: (guest: StoredGuest) => void };

/** Creates a guest and gets its Guest ID and PIN. */
export function GuestCreate({ errorToast, onCreated }: GuestCreateProps) {
  const { busy, run } = useApiAction();
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<ApiProblem | null>(null);

  function create() {
    errorToast.dismiss();
    void run(() => api.POST('/api/guests'), {
      done(guest) {
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

  return (
    <div className="grid gap-5">
      {problem && <ErrorSummary title={problem.title} text={problem.detail} attempt={attempt} />}
      <p className="text-ink-2">
        You get a Guest ID and a PIN. They let you list things right now and find them again later. Sign up
        whenever you like, and your listings come along.
      </p>
      <Button size="lg" block busy={busy} busyLabel="Creating..." onClick={create}>
        Create guest access
      </Button>
    </div>
  );
}
