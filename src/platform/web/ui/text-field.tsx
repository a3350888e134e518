import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts>;

/** One line of text. Takes all props of an input. */
export function TextField({
  label,
  name,
  id,
  hint,
  error,
  optional,
  counter,
  filled,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, name, id, hint, error, optional, counter, filled, className }}>
      {(control) => <input {...input} {...control} className="control" />}
    </Field>
  );
}
