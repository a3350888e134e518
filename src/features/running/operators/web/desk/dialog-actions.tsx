import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';

interface DialogActionsProps {
  label: string;
  busy: boolean;
  /** Shown while busy, such as 'Saving...'. */
  busyLabel?: string;
  onClose: () => void;
}

/** The buttons of a form in a dialog: one leaves it, the other sends it. */
export function DialogActions({ label, onClose, ...submit }: DialogActionsProps) {
  return (
    <div className="dialog-actions">
      <Button variant="line" onClick={onClose}>
        Cancel
      </Button>
      <ServerButton type="submit" {...submit}>
        {label}
      </ServerButton>
    </div>
  );
}
