import { type FormEvent, useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ChipRadioGroup } from '../../../../platform/web/ui/chip-radio-group.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { MoneyField } from '../../../../platform/web/ui/money-field.tsx';
import { counted } from './use-change-listings.ts';

type PriceChange = { change: 'price'; price: string } | { change: 'discount'; percent: number };

interface BulkPriceDialogProps {
  open: boolean;
  count: number;
  busy: boolean;
  onClose: () => void;
  /** Resolves to the problem with the price, or null on success. */
  onChoose: (change: PriceChange) => Promise<string | null>;
}

const DISCOUNTS = [5, 10, 20, 30, 50];

/** Takes a percentage off each of the selected listings, or sets one price for all. */
export function BulkPriceDialog({ open, count, onClose, ...form }: BulkPriceDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`New price for ${counted(count)}`}
      description="The earlier price stays on each page. People who saved a listing hear about a lower price."
    >
      <PriceForm {...form} onCancel={onClose} />
    </Dialog>
  );
}

interface PriceFormProps extends Pick<BulkPriceDialogProps, 'busy' | 'onChoose'> {
  onCancel: () => void;
}

function PriceForm({ busy, onChoose, onCancel }: PriceFormProps) {
  const [by, setBy] = useState('10');
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const price = String(new FormData(event.currentTarget).get('price') ?? '');
    setError(
      await onChoose(
        by === 'price' ? { change: 'price', price } : { change: 'discount', percent: Number(by) },
      ),
    );
  }

  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)} noValidate>
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
        <MoneyField label="Price for each" name="price" hint="0 means free." error={error ?? undefined} />
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
