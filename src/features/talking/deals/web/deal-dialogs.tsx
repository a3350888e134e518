import { useState } from 'react';
import { useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { newId } from '../../../../platform/web/new-id.ts';
import { serverNow } from '../../../../platform/web/time/server-time.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ChipRadioGroup } from '../../../../platform/web/ui/chip-radio-group.tsx';
import { ConfirmDialog } from '../../../../platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { dollarsForInput, formatDollars } from '../../../../shared/money.ts';
import { HOUR_MS } from '../../../../shared/time.ts';
import { DEAL_LIMITS } from '../contract/deal-limits.ts';
import { suggestedAmounts } from '../contract/suggested-amounts.ts';
import { dealCalls } from './deal-calls.ts';
import { type DealDialog, type DealDialogProps, useDeal } from './deal-context.ts';
import { MeetupDialog } from './meetup-dialog.tsx';
import { PriceForm } from './price-form.tsx';

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

const QUESTIONS = {
  release: {
    title: 'End the reservation?',
    text: 'Others can buy it then, and any planned meet-up is canceled.',
    confirmLabel: 'End it',
    cancelLabel: 'Keep it',
  },
  undoSale: {
    title: 'Undo the sale?',
    text: "The listing goes back on sale. A review that one of you wrote is deleted, and you can't review this sale anymore.",
    confirmLabel: 'Undo sale',
    cancelLabel: 'Keep it',
  },
  cancelMeetup: {
    title: 'Cancel the meet-up?',
    text: "We'll tell the other person. Remove it from your calendar, too.",
    confirmLabel: 'Cancel meet-up',
    cancelLabel: 'Keep it',
  },
} as const;

/** Asks for confirmation before a step that ends an agreement. */
function ConfirmStepDialog({ step, onClose }: DealDialogProps & { step: keyof typeof QUESTIONS }) {
  const { takeStep, busy } = useDeal();
  return (
    <ConfirmDialog
      {...QUESTIONS[step]}
      open
      busy={busy === step}
      onCancel={onClose}
      onConfirm={() => void takeStep(step, dealCalls[step]()).then(onClose)}
    />
  );
}

/** Asks for the final price, prefilled with the agreed one. */
function SellDialog({ deal, onClose }: DealDialogProps) {
  const { open, sendStep } = useDeal();
  const agreed = deal.reservation?.priceCents ?? deal.priceCents;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Sold to ${open.chat.participant.name}?`}
      description="This takes it off Browse and closes all other offers."
    >
      <PriceForm
        label="Sold for"
        hint="What the buyer paid."
        initial={dollarsForInput(agreed)}
        submit="Mark as sold"
        busyLabel="Saving..."
        onClose={onClose}
        onSubmit={(priceCents) => sendStep('sell', dealCalls.sell(priceCents))}
      />
    </Dialog>
  );
}

/** Asks for the amount of an offer or counteroffer. */
function OfferDialog({
  deal,
  countered,
  onClose,
}: DealDialogProps & { countered: { offerId: string; priceCents: number } | null }) {
  const { sendStep } = useDeal();
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
        submit={countered === null ? 'Send offer' : 'Send counter-offer'}
        busyLabel="Sending..."
        onClose={onClose}
        onSubmit={(priceCents) =>
          sendStep(
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

const HOURS = [
  { value: '24', label: 'A day' },
  { value: '48', label: '2 days' },
  { value: '72', label: '3 days' },
  { value: '168', label: 'A week' },
] as const;

/** Asks until when to reserve the listing. */
function ReserveDialog({ deal, onClose }: DealDialogProps) {
  const { open, sendStep } = useDeal();
  const [hours, setHours] = useState<string>(String(DEAL_LIMITS.reserveHours));
  const { name } = open.chat.participant;
  const { form, busy, errorOf } = useSubmission(
    async () => {
      const until = new Date(serverNow() + Number(hours) * HOUR_MS).toISOString();
      const problem = await sendStep('reserve', dealCalls.reserve(until));
      if (problem === null) onClose();
      return problem;
    },
    { isInline: true },
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={deal.stage === 'reserved-here' ? 'Change the reservation' : `Reserve it for ${name}?`}
      description="Others see that it's reserved, but not who for. You can release it anytime."
    >
      <form {...form} className="grid gap-4.5">
        <ChipRadioGroup
          legend="How long"
          name="until"
          options={HOURS}
          value={hours}
          onChange={setHours}
          error={errorOf('until')}
        />
        <div className="dialog-actions">
          <Button variant="line" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" busy={busy} busyLabel="Reserving...">
            {deal.stage === 'reserved-here' ? 'Save' : 'Reserve'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
