import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts, splitField } from './field.tsx';

type MoneyFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'inputMode'> & {
    /** Renders something beside the control, below the label. */
    around?: (control: ReactNode) => ReactNode;
  };

/**
 * An input for US dollars, as typed: '12', '12.50'. A text input with a numeric keypad, because a number
 * input silently drops what it can't parse and changes with the mouse wheel. The form's receiver parses it.
 */
export function MoneyField({
  placeholder = '0.00',
  around = (control) => control,
  ...props
}: MoneyFieldProps) {
  const [field, input] = splitField(props);
  return (
    <Field {...field}>
      {(control) =>
        around(
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
          </div>,
        )
      }
    </Field>
  );
}
