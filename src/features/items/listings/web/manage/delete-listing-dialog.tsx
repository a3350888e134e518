import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';

interface DeleteListingDialogProps {
  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteListingDialog(props: DeleteListingDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Delete this listing?"
      text={`This removes it and its photos for everyone. You have ${LISTING_LIMITS.undoDelete} seconds to undo.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      cancelLabel="Keep it"
      danger
    />
  );
}
