import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../../../platform/web/page/use-hydrated.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { copyCredentials, credentialsText } from './credentials-text.ts';
import { guestStore } from './guest-store.ts';

/** Navigation state that marks a person who has just become a guest. */
export const NEW_GUEST_STATE = { newGuest: true };

/** Shows the Guest ID and PIN of a new guest until they hide it. */
export function GuestCard() {
  const state: unknown = useLocation().state;
  const hydrated = useHydrated();
  const [hidden, setHidden] = useState(false);
  const isNew = typeof state === 'object' && state !== null && 'newGuest' in state;
  const guest = hydrated && isNew && !hidden ? guestStore().read() : null;
  if (guest === null) return null;
  return (
    <section aria-label="Guest access" className="mb-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-success-soft p-4">
        <div className="flex flex-auto items-center gap-3">
          <Icon name="circle-check" className="icon-lg shrink-0 text-success" />
          <div>
            <p className="font-bold">You're in. Keep these.</p>
            <dl className="flex flex-wrap items-baseline gap-x-6">
              <Value name="Guest ID" value={guest.guestId} />
              <Value name="PIN" value={guest.pin} />
            </dl>
          </div>
        </div>
        <div className="flex flex-auto items-center gap-2 sm:flex-none">
          <Button
            variant="line"
            className="flex-auto"
            onClick={() => void copyCredentials(credentialsText(guest))}
          >
            <Icon name="copy" />
            Copy
          </Button>
          <IconButton label="Hide" onClick={() => setHidden(true)}>
            <Icon name="x" />
          </IconButton>
        </div>
      </div>
      <p className="hint mt-2">These two lead back to your listings on any device.</p>
    </section>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="t-small text-ink-2">{name}</dt>
      <dd className="num font-display text-xl font-extrabold tracking-tight whitespace-nowrap select-all">
        {value}
      </dd>
    </div>
  );
}
