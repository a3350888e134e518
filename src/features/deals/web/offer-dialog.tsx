import { useState } from 'react';
import { newId } from '../../../platform/web/new-id.ts';
import { Dialog } from '../../../platform/web/ui/dialog.tsx';
import { formatDollars } from '../../../shared/money.ts';
import { DEAL_LIMITS } from '../contract/deal-limits.ts';
import { suggestedAmounts } from '../contract/suggested-amounts.ts';
import { dealCalls } from './deal-calls.ts';
import { type DealDialogProps, useDeal } from './deal-context.ts';
import { PriceForm } from './price-form.tsx';

/** Asks for the amount of an offer or counteroffer. */
export function OfferDialog({
  deal,
  countered,
  onClose,
}: DealDialogProps & { countered: { offerId: string; priceCents: number } | null }) {
  const { takeStep, busy } = useDeal();
  // One id per dialog, so that a resent request does not create a second offer.
  const [id] = useState(newId);
  const step = countered === null ? 'makeOffer' : 'counterOffer';
  return (
    <Dialog
      open
      onClose={onClose}
      title={countered === null ? 'Make an offer' : 'Counter-offer'}
      description={
        countered === null
          ? `The price is ${formatDollars(deal.priceCents)}. The seller has ${DEAL_LIMITS.offerHours} hours to answer.`
          : `They offered ${formatDollars(countered.priceCents)}, the price is ${formatDollars(deal.priceCents)}.`
      }
    >
      <PriceForm
        label={countered === null ? 'Your offer' : 'Your price'}
        initial=""
        suggestions={suggestedAmounts(deal.priceCents, countered?.priceCents ?? null)}
        min={1}
        submit={countered === null ? 'Send offer' : 'Send counter-offer'}
        busy={busy === step}
        busyLabel="Sending..."
        onClose={onClose}
        onSubmit={(priceCents) =>
          takeStep(
            step,
            countered === null
              ? dealCalls.makeOffer({ id, priceCents })
              : dealCalls.counterOffer(countered.offerId, { id, priceCents }),
          )
        }
      />
    </Dialog>
  );
}
