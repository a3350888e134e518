import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { TabPanel, Tabs } from '../../../../platform/web/ui/tabs.tsx';
import type { StoredGuest } from '../contract/guest-credentials.ts';
import { GuestCreate } from './guest-create.tsx';
import { GuestCreated } from './guest-create.tsx';
import { GuestReturnForm } from './guest-return-form.tsx';
import { guestStore } from './guest-store.ts';
import { useErrorToast } from '../../../../platform/web/use-error-toast.ts';

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
  const errorToast = useErrorToast();
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
          errorToast={errorToast}
          onCreated={(created) => {
            setGuest(created);
            void revalidate();
          }}
        />
      </TabPanel>
      <TabPanel tabsId="guest" value="return" active={tab === 'return'}>
        <GuestReturnForm
          errorToast={errorToast}
          onReturned={(returned) => {
            guestStore().set(returned);
            leaveFor(next);
          }}
        />
      </TabPanel>
    </>
  );
}
