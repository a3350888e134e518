import { ConfirmDialog } from '../../../../platform/web/ui/confirm-dialog.tsx';
import { LISTING_LIMITS } from '../../contract/listing-limits.ts';

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
      text={`It disappears for everybody, with its photos. You have ${LISTING_LIMITS.undoDelete} seconds to change your mind.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      cancelLabel="Keep it"
      danger
    />
  );
}
