import { type FormEvent, useState } from 'react';
import type { ApiProblem } from '../../../../platform/web/api-problem.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { MoneyField } from '../../../../platform/web/ui/money-field.tsx';
import { dollarsForInput, formatDollars, parsePrice } from '../../../../shared/money.ts';

interface PriceFormProps {
  label: string;
  hint?: string;
  /** The initial text of the field. */
  initial: string;
  /** Amounts in cents, each a button that fills the field. */
  suggestions?: readonly number[];
  /** The lowest valid price, in cents. */
  min: 0 | 1;
  submit: string;
  busy: boolean;
  busyLabel: string;
  /** Resolves to null on success. */
  onSubmit: (priceCents: number) => Promise<ApiProblem | null>;
  onClose: () => void;
}

/** Asks for one amount. Shows errors of the browser and of the server below the field. */
export function PriceForm({
  label,
  hint,
  initial,
  suggestions = [],
  min,
  submit,
  busy,
  busyLabel,
  onSubmit,
  onClose,
}: PriceFormProps) {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const price = parsePrice(text);
    if ('problem' in price) return showProblem(price.problem);
    if (price.cents < min) return showProblem('Enter an amount above 0.');
    const refused = await onSubmit(price.cents);
    if (refused === null) onClose();
    else showProblem(refused.errors?.[0]?.message ?? refused.detail);
  }

  function showProblem(message: string) {
    setProblem(message);
    document.getElementById('deal-price')?.focus();
  }

  return (
    <form className="grid gap-4.5" noValidate onSubmit={(event) => void send(event)}>
      <MoneyField
        label={label}
        name="deal-price"
        hint={hint}
        error={problem}
        value={text}
        data-autofocus
        onChange={(event) => {
          setText(event.currentTarget.value);
          setProblem(null);
        }}
      />
      {suggestions.length > 0 && (
        <div className="-mt-2 flex flex-wrap gap-2" role="group" aria-label="Suggested amounts">
          {suggestions.map((cents) => (
            <button
              key={cents}
              type="button"
              className="chip chip-sm num min-h-11"
              onClick={() => {
                setText(dollarsForInput(cents));
                setProblem(null);
              }}
            >
              {formatDollars(cents)}
            </button>
          ))}
        </div>
      )}
      <div className="dialog-actions">
        <Button variant="line" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button variant="primary" type="submit" busy={busy} busyLabel={busyLabel}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
