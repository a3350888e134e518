import { ConfirmStepDialog } from './confirm-step-dialog.tsx';
import type { DealDialog, DealDialogProps } from './deal-context.ts';
import { MeetupDialog } from './meetup-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { ReserveDialog } from './reserve-dialog.tsx';
import { SellDialog } from './sell-dialog.tsx';

export function DealDialogs({ deal, dialog, onClose }: DealDialogProps & { dialog: DealDialog | null }) {
  if (dialog === null) return null;
  switch (dialog.kind) {
    case 'offer':
      return <OfferDialog deal={deal} countered={null} onClose={onClose} />;
    case 'counter':
      return <OfferDialog deal={deal} countered={dialog} onClose={onClose} />;
    case 'meetup':
      return <MeetupDialog deal={deal} onClose={onClose} />;
    case 'reserve':
      return <ReserveDialog deal={deal} onClose={onClose} />;
    case 'sell':
      return <SellDialog deal={deal} onClose={onClose} />;
    default:
      return <ConfirmStepDialog deal={deal} step={dialog.kind} onClose={onClose} />;
  }
}
