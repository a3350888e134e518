import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { ErrorSummary } from '../../../../platform/web/ui/error-summary.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { TabPanel, Tabs } from '../../../../platform/web/ui/tabs.tsx';
import type { StoredGuest } from '../contract/guest-credentials.ts';
import { useCreateGuest } from './continue-as-guest.tsx';
import { copyCredentials, credentialsText } from './credentials-text.ts';
import { GuestReturnForm } from './guest-return-form.tsx';
import { guestStore } from './guest-store.ts';

const DASHBOARD = '/dashboard';
const TABS = [
  { value: 'create', label: 'New guest' },
  { value: 'return', label: 'I have a Guest ID' },
] as const;
type GuestTab = (typeof TABS)[number]['value'];

type GuestDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Where a returning guest continues instead of the dashboard; a path on this site. */
  next?: string;
  /** The tab shown first. */
  first?: GuestTab;
};

/** Lets a visitor become a guest, or a guest return. */
export default function GuestDialog({ open, onClose, next = DASHBOARD, first = 'create' }: GuestDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Guest access">
      <GuestAccess onClose={onClose} next={next} first={first} />
    </Dialog>
  );
}

/** Rendered only while the dialog is open, so always in a browser. */
function GuestAccess({ onClose, next, first }: { onClose: () => void; next: string; first: GuestTab }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [tab, setTab] = useState<GuestTab>(first);
  // Guests keep their Guest ID: a new one would make the first one's listings unreachable.
  const [guest, setGuest] = useState<StoredGuest | null>(() => guestStore().read());

  function leaveFor(address: string) {
    onClose();
    void navigate(address);
  }

  if (guest) return <GuestCreated guest={guest} onContinue={() => leaveFor(DASHBOARD)} />;
  return (
    <>
      {/* As wide as their labels, so that both tabs fit on one line on phones. */}
      <div className="[&_.tab]:flex-auto">
        <Tabs label="Guest access" id="guest" tabs={TABS} value={tab} onChange={setTab} />
      </div>
      <TabPanel tabsId="guest" value="create" active={tab === 'create'}>
        <GuestCreate
          onCreated={(created) => {
            setGuest(created);
            void revalidate();
          }}
        />
      </TabPanel>
      <TabPanel tabsId="guest" value="return" active={tab === 'return'}>
        <GuestReturnForm
          onReturned={(returned) => {
            guestStore().set(returned);
            leaveFor(next);
          }}
        />
      </TabPanel>
    </>
  );
}

/** Creates a guest and gets its Guest ID and PIN. */
function GuestCreate({ onCreated }: { onCreated: (guest: StoredGuest) => void }) {
  const { busy, problem, attempt, create } = useCreateGuest(onCreated);
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
function GuestCreated({ guest, onContinue }: { guest: StoredGuest; onContinue: () => void }) {
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
