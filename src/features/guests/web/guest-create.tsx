import { Button } from '../../../platform/web/ui/button.tsx';
import { ErrorSummary } from '../../../platform/web/ui/error-summary.tsx';
import type { ErrorToast } from '../../../platform/web/use-error-toast.ts';
import type { StoredGuest } from '../contract/guest-credentials.ts';
import { useCreateGuest } from './use-create-guest.ts';

type GuestCreateProps = { errorToast: ErrorToast; onCreated: (guest: StoredGuest) => void };

/** Creates a guest and gets its Guest ID and PIN. */
export function GuestCreate(props: GuestCreateProps) {
  const { busy, problem, attempt, create } = useCreateGuest(props);
  return (
    <div className="grid gap-5">
      {problem && <ErrorSummary title={problem.title} text={problem.detail} attempt={attempt} />}
      <p className="text-ink-2">
        You get a Guest ID and a PIN to sell now and find your listings later. Sign up anytime, and your
        listings move to your account.
      </p>
      <Button size="lg" block busy={busy} busyLabel="Creating..." onClick={create}>
        Create guest access
      </Button>
    </div>
  );
}
