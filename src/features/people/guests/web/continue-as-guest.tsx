import { useNavigate } from 'react-router';
import { ErrorSummary } from '../../../../platform/web/ui/error-summary.tsx';
import { useErrorToast } from '../../../../platform/web/use-error-toast.ts';
import { PrimaryOption } from '../../../../platform/web/ui/option-link.tsx';
import { NEW_GUEST_STATE } from './guest-card.tsx';
import { useCreateGuest } from './use-create-guest.ts';

/** Creates a guest with one click and continues to `next`, where a card shows Guest ID and PIN. */
export function ContinueAsGuest({ next }: { next: string }) {
  const navigate = useNavigate();
  const { busy, problem, attempt, create } = useCreateGuest({
    errorToast: useErrorToast(),
    onCreated: () => void navigate(next, { replace: true, state: NEW_GUEST_STATE }),
  });
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
