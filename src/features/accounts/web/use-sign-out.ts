import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { api } from '../../../platform/web/api.ts';
import { ownStore } from '../../../platform/web/own-store.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import type { KeepDraftDialogProps } from './keep-draft-dialog.tsx';
import { signOutToast } from './sign-out-toast.ts';
import { endSessionHere } from './session-end.ts';
import { useViewer } from './use-auth.ts';

/**
 * Signs this browser out and shows one toast. The user menu then leads home; a profile page is shown again as
 * visitors see it. Where a draft is on this device, it first asks what becomes of it: the page renders a
 * `KeepDraftDialog` with the `question` that this returns.
 */
export function useSignOut({ from = 'menu' }: { from?: 'menu' | 'profile' } = {}) {
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

  async function send(keepsDrafts: boolean): Promise<void> {
    // Before the session ends, for other tabs to know.
    ownStore().setDraftsKept(person, keepsDrafts);
    await run(() => api.POST('/api/accounts/sign-out'), {
      async done() {
        setAsking(false);
        toast(signOutToast(null, from));
        endSessionHere();
        if (from === 'menu' && pathname !== '/') await navigate('/');
        else await revalidate();
      },
      failed(problem) {
        setAsking(false);
        ownStore().setDraftsKept(person, false);
        toast(signOutToast(problem, from));
      },
    });
  }

  const question: KeepDraftDialogProps = {
    open: asking,
    busy,
    onKeep: () => void send(true),
    onDelete: () => void send(false),
    onClose: () => setAsking(false),
  };
  return { busy, signOut, question };
}
