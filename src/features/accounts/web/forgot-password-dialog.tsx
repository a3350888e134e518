import { Dialog } from '../../../platform/web/ui/dialog.tsx';
import { MailLinkForm } from './mail-link-form.tsx';

export function ForgotPasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Forgot password"
      description="Tell us your email and we send a link to choose a new one."
    >
      <MailLinkForm kind="new-password" idPrefix="forgot-" />
    </Dialog>
  );
}
