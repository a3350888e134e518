import { type FormEvent, useState } from 'react';
import type { ApiProblem } from '../../../platform/web/api-problem.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { MoneyField } from '../../../platform/web/ui/money-field.tsx';
import { formatDollars, parsePrice, typedDollars } from '../../../shared/money.ts';

interface PriceFormProps {
  label: string;
  hint?: string;
  /** What stands in the field at first. */
  initial: string;
  /** Amounts in cents that one tap puts into the field. */
  suggestions?: readonly number[];
  /** Cents below which it is no price here. */
  min: 0 | 1;
  submit: string;
  busy: boolean;
  busyLabel: string;
  /** Null when it worked. */
  onSubmit: (priceCents: number) => Promise<ApiProblem | null>;
  onClose: () => void;
}

/** Asks for one amount. What is wrong with it stands below the field, whoever found out. */
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
    if ('problem' in price) return refuse(price.problem);
    if (price.cents < min) return refuse('Enter an amount above 0.');
    const refused = await onSubmit(price.cents);
    if (refused === null) onClose();
    else refuse(refused.errors?.[0]?.message ?? refused.detail);
  }

  function refuse(message: string) {
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
                setText(typedDollars(cents));
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
