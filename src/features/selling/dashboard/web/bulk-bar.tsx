import { useState } from 'react';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { textOf, useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ChipRadioGroup } from '../../../../platform/web/ui/chip-radio-group.tsx';
import { ConfirmDialog } from '../../../../platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { MoneyField } from '../../../../platform/web/ui/money-field.tsx';
import { counted } from '../../../../shared/counted.ts';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import type { OwnListingCard } from '../../../items/listings/contract/own-listings.ts';
import { useChangeListings } from './use-change-listings.ts';

interface BulkBarProps {
  chosen: readonly OwnListingCard[];
  /** Called to end the selection. */
  onDone: () => void;
  /** Called after a change. */
  onChanged: () => void;
}

/** The actions for the selected listings, in view as long as any are selected. */
export function BulkBar({ chosen, onDone, onChanged }: BulkBarProps) {
  const { doing, send, change } = useChangeListings(onChanged);
  const [asking, setAsking] = useState<'price' | 'delete' | null>(null);
  const having = (ability: keyof OwnListingCard['can']) =>
    chosen.filter(({ can }) => can[ability]).map(({ id }) => id);
  const [pausable, resumable, sellable] = [having('pause'), having('resume'), having('markSold')];
  const all = chosen.map(({ id }) => id);
  return (
    <div
      className="sticky bottom-[calc(var(--dock-space,0px)+12px)] z-(--z-sticky) mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-raised py-2.5 ps-5 pe-2.5 shadow-2"
      role="toolbar"
      aria-label="Change the selected listings"
    >
      <p className="flex-1 font-[650] whitespace-nowrap" aria-live="polite">
        {chosen.length === 0 ? 'Select listings' : `${chosen.length} selected`}
      </p>
      <div className="grid grid-cols-2 gap-2 max-md:order-2 max-md:w-full md:flex">
        <Button variant="line" disabled={sellable.length === 0} onClick={() => setAsking('price')}>
          <Icon name="tag" />
          Price
        </Button>
        {resumable.length > 0 && pausable.length === 0 ? (
          <Button
            variant="line"
            busy={doing === 'resume'}
            onClick={() => void change(resumable, { change: 'resume' })}
          >
            <Icon name="play" />
            Resume
          </Button>
        ) : (
          <Button
            variant="line"
            busy={doing === 'pause'}
            disabled={pausable.length === 0}
            onClick={() => void change(pausable, { change: 'pause' })}
          >
            <Icon name="pause" />
            Pause
          </Button>
        )}
        <Button
          variant="line"
          busy={doing === 'sold'}
          disabled={sellable.length === 0}
          onClick={() => void change(sellable, { change: 'sold' })}
        >
          <Icon name="badge-check" />
          Mark as sold
        </Button>
        <Button variant="danger" disabled={all.length === 0} onClick={() => setAsking('delete')}>
          <Icon name="trash" />
          Delete
        </Button>
      </div>
      <IconButton label="Stop selecting" className="max-md:order-1" onClick={onDone}>
        <Icon name="x" />
      </IconButton>
      <BulkPriceDialog
        open={asking === 'price'}
        count={sellable.length}
        onClose={() => setAsking(null)}
        onChoose={async (what) => {
          const problem = await send(sellable, what);
          if (problem === null) setAsking(null);
          return problem;
        }}
      />
      <ConfirmDialog
        open={asking === 'delete'}
        busy={doing === 'delete'}
        title={`Delete ${counted(all.length, 'listing')}?`}
        text={`This removes them and their photos for everyone. You have ${LISTING_LIMITS.undoDelete} seconds to undo.`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        cancelLabel="Keep them"
        danger
        onConfirm={() => void change(all, { change: 'delete' }).then(() => setAsking(null))}
        onCancel={() => setAsking(null)}
      />
    </div>
  );
}

type PriceChange = { change: 'price'; price: string } | { change: 'discount'; percent: number };

interface BulkPriceDialogProps {
  open: boolean;
  count: number;
  onClose: () => void;
  /** Resolves to the problem, or null on success. */
  onChoose: (change: PriceChange) => Promise<ApiProblem | null>;
}

const DISCOUNTS = [5, 10, 20, 30, 50];

/** Takes a percentage off each of the selected listings, or sets one price for all. */
function BulkPriceDialog({ open, count, onClose, onChoose }: BulkPriceDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`New price for ${counted(count, 'listing')}`}
      description="Each page also shows the earlier price. People who saved a listing get an alert if its price drops."
    >
      <PriceForm onChoose={onChoose} onCancel={onClose} />
    </Dialog>
  );
}

interface PriceFormProps extends Pick<BulkPriceDialogProps, 'onChoose'> {
  onCancel: () => void;
}

function PriceForm({ onChoose, onCancel }: PriceFormProps) {
  const [by, setBy] = useState('10');
  const { form, busy, errorOf } = useSubmission(
    (data) =>
      onChoose(
        by === 'price'
          ? { change: 'price', price: textOf(data, 'price') }
          : { change: 'discount', percent: Number(by) },
      ),
    { isInline: true },
  );

  return (
    <form {...form} className="grid gap-5">
      <ChipRadioGroup
        legend="Discount"
        name="by"
        value={by}
        onChange={setBy}
        options={[
          ...DISCOUNTS.map((percent) => ({ value: String(percent), label: `${percent}% off` })),
          { value: 'price', label: 'One price' },
        ]}
      />
      {by === 'price' && (
        <MoneyField label="Price for each" name="price" hint="0 means free." error={errorOf('price')} />
      )}
      <div className="dialog-actions">
        <Button variant="line" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} busyLabel="Changing...">
          Change price
        </Button>
      </div>
    </form>
  );
}
