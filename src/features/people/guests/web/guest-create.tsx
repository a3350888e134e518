import { Button } from '../../../../platform/web/ui/button.tsx';
import { ErrorSummary } from '../../../../platform/web/ui/error-summary.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { ErrorToast } from '../../../../platform/web/use-error-toast.ts';
import type { StoredGuest } from '../contract/guest-credentials.ts';
import { copyCredentials } from './copy-credentials.ts';
import { credentialsText } from './credentials-text.ts';
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

/** Shows Guest ID and PIN for the guest to save. */
export function GuestCreated({ guest, onContinue }: { guest: StoredGuest; onContinue: () => void }) {
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-2.5">
        <Tile name="Guest ID" value={guest.guestId} />
        <Tile name="PIN" value={guest.pin} />
      </dl>
      <p className="flex items-start gap-3 rounded-md bg-warn-soft p-4 text-warn">
        <Icon name="triangle-exclamation-point" className="icon mt-0.5" />
        <span>You need both to get back to your listings. Keep them somewhere safe.</span>
      </p>
      <div className="dialog-actions">
        <Button variant="line" onClick={() => void copyCredentials(credentialsText(guest))}>
          <Icon name="copy" />
          Copy
        </Button>
        <Button onClick={onContinue}>Continue to Dashboard</Button>
      </div>
    </>
  );
}

function Tile({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0 rounded-lg bg-surface-2 px-3 py-3.5 sm:px-4 dark:bg-surface-3">
      <dt className="t-small text-ink-2">{name}</dt>
      <dd className="num mt-1 font-display text-xl font-extrabold tracking-[-0.02em] whitespace-nowrap select-all sm:text-2xl md:text-3xl">
        {value}
      </dd>
    </div>
  );
}
