import { dollarsForInput } from '../../../shared/money.ts';
import { Dialog } from '../../../platform/web/ui/dialog.tsx';
import { dealCalls } from './deal-calls.ts';
import { type DealDialogProps, useDeal } from './deal-context.ts';
import { PriceForm } from './price-form.tsx';

/** Asks for the final price, prefilled with the agreed one. */
export function SellDialog({ deal, onClose }: DealDialogProps) {
  const { open, takeStep, busy } = useDeal();
  const agreed = deal.reservation?.priceCents ?? deal.priceCents;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Sold to ${open.chat.participant.name}?`}
      description="It leaves Browse and other offers close."
    >
      <PriceForm
        label="Sold for"
        hint="What the buyer paid."
        initial={dollarsForInput(agreed)}
        min={0}
        submit="Mark as sold"
        busy={busy === 'sell'}
        busyLabel="Saving..."
        onClose={onClose}
        onSubmit={(priceCents) => takeStep('sell', dealCalls.sell(priceCents))}
      />
    </Dialog>
  );
}
