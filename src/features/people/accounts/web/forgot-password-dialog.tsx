import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { MailLinkForm } from './mail-link-form.tsx';

type ForgotPasswordDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Where the person continues after setting a password and logging in. */
  next: string | undefined;
};

export function ForgotPasswordDialog({ open, onClose, next }: ForgotPasswordDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Forgot password"
      description="Enter your email and we'll send a reset link."
    >
      <MailLinkForm kind="new-password" idPrefix="forgot-" next={next} />
    </Dialog>
  );
}
