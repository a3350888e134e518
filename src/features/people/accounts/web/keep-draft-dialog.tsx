import { Button } from '../../../../platform/web/ui/button.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';

export interface KeepDraftDialogProps {
  open: boolean;
  busy: boolean;
  onKeep: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before signing out whether to retain the drafts on this device. */
export default function KeepDraftDialog({ open, busy, onKeep, onDelete, onClose }: KeepDraftDialogProps) {
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
