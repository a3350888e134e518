import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { ErrorSpec } from '../../../../shared/errors.ts';
import { signInAddress, signUpAddress } from './next-address.ts';
import { useViewer } from './use-auth.ts';

export interface SignInDialogProps {
  open: boolean;
  /** Why signing in is required. */
  reason: Pick<ErrorSpec, 'title' | 'detail'>;
  /** Where the person continues after signing in. */
  next: string;
  onClose: () => void;
}

const GUEST_BENEFITS = ['Your listings move to your account', 'Your chats move too'];

/** Asks visitors and guests to log in or sign up, and tells guests what they won't lose. */
export default function SignInDialog({ open, reason, next, onClose }: SignInDialogProps) {
  const { guest } = useViewer();
  return (
    <Dialog open={open} onClose={onClose} title={reason.title} description={reason.detail}>
      {guest !== null && (
        <ul className="grid gap-2.5">
          {GUEST_BENEFITS.map((text) => (
            <li key={text} className="flex items-center gap-2.5">
              <Icon name="check" className="icon text-success" />
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className="dialog-actions">
        <ButtonLink variant="line" to={signInAddress(next)}>
          Log in
        </ButtonLink>
        <ButtonLink to={signUpAddress(next)}>Sign up</ButtonLink>
      </div>
    </Dialog>
  );
}
