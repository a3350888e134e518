import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { ownStore } from '../../../../platform/web/stored/own-store.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { signOutToast } from './sign-out-toast.ts';
import { useViewer } from './use-auth.ts';
import { endSessionHere } from './use-sign-out-elsewhere.ts';

export interface SignOutProps {
  open: boolean;
  onClose: () => void;
  from: 'menu' | 'profile';
}

/** Signs out when it opens. If this device has a draft, first asks whether to retain it. */
export default function SignOut({ open, onClose, from }: SignOutProps) {
  const { signOut, question } = useSignOut({ from, onEnd: onClose });
  const begin = useEffectEvent(() => void signOut());
  useEffect(() => {
    if (open) begin();
  }, [open]);
  return <KeepDraftDialog {...question} />;
}

/**
 * Signs this browser out and shows one toast. The account menu then opens the home page; a profile page is
 * reloaded as visitors see it. If this device has a draft, the returned `question` first asks whether to
 * retain it.
 * @param onEnd Called when the person is signed out, or chose to stay signed in.
 */
function useSignOut({ from, onEnd }: { from: 'menu' | 'profile'; onEnd: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { busy, run } = useApiAction();
  const person = useViewer().account?.id ?? '';
  const [asking, setAsking] = useState(false);

  async function signOut(): Promise<void> {
    if (await ownStore().hasDrafts(person)) setAsking(true);
    else await send(false);
  }

  function end(): void {
    setAsking(false);
    onEnd();
  }

  async function send(retainsDrafts: boolean): Promise<void> {
    // Stored before the session ends, so that other tabs know the decision.
    ownStore().setDraftsRetained(person, retainsDrafts);
    await run(() => api.POST('/api/accounts/sign-out'), {
      async done() {
        end();
        toast(signOutToast(null, from));
        endSessionHere();
        if (from === 'menu' && pathname !== '/') await navigate('/');
        else await revalidate();
      },
      failed(problem) {
        end();
        ownStore().setDraftsRetained(person, null);
        toast(signOutToast(problem, from));
      },
    });
  }

  const question: KeepDraftDialogProps = {
    open: asking,
    busy,
    onKeep: () => void send(true),
    onDelete: () => void send(false),
    onClose: end,
  };
  return { signOut, question };
}

interface KeepDraftDialogProps {
  open: boolean;
  busy: boolean;
  onKeep: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before signing out whether to retain the drafts on this device. */
function KeepDraftDialog({ open, busy, onKeep, onDelete, onClose }: KeepDraftDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Keep this draft on this device?"
      description="You haven't finished everything here. If you keep it, you'll find it when you log in again. Nobody else who logs in on this device sees it."
    >
      <div className="dialog-actions">
        <Button variant="quiet" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button variant="line" disabled={busy} onClick={onDelete}>
          Delete
        </Button>
        <Button variant="primary" disabled={busy} onClick={onKeep} data-autofocus>
          Keep
        </Button>
      </div>
    </Dialog>
  );
}
