import { useState } from 'react';
import type { ApiProblem } from '../../../../platform/web/api/api-problem.ts';
import { invalidFields } from '../../../../platform/web/form/submission.ts';
import { useSubmission } from '../../../../platform/web/form/use-submission.ts';
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
  submit: string;
  busyLabel: string;
  /** Resolves to null on success. */
  onSubmit: (priceCents: number) => Promise<ApiProblem | null>;
  onClose: () => void;
}

/** Asks for one amount. */
export function PriceForm({
  label,
  hint,
  initial,
  suggestions = [],
  submit,
  busyLabel,
  onSubmit,
  onClose,
}: PriceFormProps) {
  const [text, setText] = useState(initial);
  const { form, busy, errorOf, clearErrors } = useSubmission(
    async () => {
      const price = parsePrice(text);
      if ('problem' in price) return invalidFields({ priceCents: price.problem });
      const problem = await onSubmit(price.cents);
      if (problem === null) onClose();
      return problem;
    },
    { isInline: true },
  );

  return (
    <form {...form} className="grid gap-4.5">
      <MoneyField
        label={label}
        name="priceCents"
        hint={hint}
        error={errorOf('priceCents')}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
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
                clearErrors('priceCents');
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
