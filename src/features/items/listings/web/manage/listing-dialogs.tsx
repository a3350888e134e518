import { Suspense } from 'react';
import { useSlot } from '../../../../../platform/web/page/slot.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { ConfirmDialog } from '../../../../../platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '../../../../../platform/web/ui/dialog.tsx';
import { LISTING_LIMITS } from '../../../../../shared/listing-limits.ts';
import { soldToSlot } from './sold-to.ts';
import type { ManageListing } from './use-manage-listing.ts';

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

/** Asks before a sale to a named buyer is undone; once it was reviewed, offers to post another listing instead. */
export function RelistDialog({ listing, manage }: { listing: { id: string }; manage: ManageListing }) {
  const { relisting, stopRelisting } = manage;
  if (relisting === null) return null;
  const { title, text, canUndo } = relisting;
  if (canUndo) {
    return (
      <ConfirmDialog
        open
        title={title}
        text={text}
        confirmLabel="Put back for sale"
        busyLabel="Saving..."
        cancelLabel="Keep it sold"
        busy={manage.doing === 'status'}
        onConfirm={manage.relistAnyway}
        onCancel={stopRelisting}
      />
    );
  }
  return (
    <Dialog open onClose={stopRelisting} title={title} description={text}>
      <div className="dialog-actions">
        <Button variant="line" onClick={stopRelisting} data-autofocus>
          Close
        </Button>
        <ButtonLink to={`/create-listing?like=${listing.id}`}>Post another like it</ButtonLink>
      </div>
    </Dialog>
  );
}

interface ChooseBuyerProps {
  listing: { id: string; title: string };
  manage: ManageListing;
}

/** Takes the place of the Mark as sold button, and asks for the buyer when it is pressed. */
export function ChooseBuyer({ listing, manage }: ChooseBuyerProps) {
  const soldTo = useSlot(soldToSlot);
  if (soldTo === null || !manage.choosing) return null;
  return (
    <Suspense>
      {soldTo({
        listing,
        onSomebodyElse: manage.soldElsewhere,
        onSold: manage.learnSold,
        onClose: manage.stopChoosing,
      })}
    </Suspense>
  );
}
