import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Dialog } from '../../../platform/web/ui/dialog.tsx';
import { signInAddress, signUpAddress } from '../../accounts/web/accounts.ts';
import { Icon } from '../../../platform/web/ui/icon.tsx';

interface MessageNeedsAccountProps {
  open: boolean;
  /** The page to come back to. */
  next: string;
  onClose: () => void;
}

const KEPT = ['Your listings move to your account', 'Your chats move too', 'You come back to this listing'];

/** Tells a guest who wants to write to a seller what is missing, and what they keep. */
export function MessageNeedsAccount({ open, next, onClose }: MessageNeedsAccountProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Guests can sell. Writing to sellers needs a free account.">
      <ul className="grid gap-2.5">
        {KEPT.map((text) => (
          <li key={text} className="flex items-center gap-2.5">
            <Icon name="check" className="icon text-success" />
            {text}
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <ButtonLink variant="line" to={signInAddress(next)}>
          Log in
        </ButtonLink>
        <ButtonLink to={signUpAddress(next)}>Sign Up</ButtonLink>
      </div>
    </Dialog>
  );
}
