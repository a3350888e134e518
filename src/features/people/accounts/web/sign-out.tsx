import { useEffect, useEffectEvent } from 'react';
import KeepDraftDialog from './keep-draft-dialog.tsx';
import { useSignOut } from './use-sign-out.ts';

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
