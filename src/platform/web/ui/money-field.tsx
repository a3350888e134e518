import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type MoneyFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'inputMode'>;

/**
 * An amount of US dollars, as typed: '12', '12.50'. A text input with a numeric keypad, because a number
 * input silently drops what it cannot parse and changes with the mouse wheel; the receiver of the form parses
 * it.
 */
export function MoneyField({
  label,
  name,
  id,
  hint,
  error,
  optional,
  counter,
  mark,
  filled,
  className,
  placeholder = '0.00',
  ...input
}: MoneyFieldProps) {
  return (
    <Field {...{ label, name, id, hint, error, optional, counter, mark, filled, className }}>
      {(control) => (
        <div className="control control-group control-money">
          <span aria-hidden="true">$</span>
          <input
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            placeholder={placeholder}
          />
        </div>
      )}
    </Field>
  );
}
