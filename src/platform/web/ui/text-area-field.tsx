import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts>;

/** A text area that grows with its content where the browser supports it. */
export function TextAreaField({
  label,
  name,
  id,
  hint,
  error,
  optional,
  counter,
  mark,
  filled,
  guessed,
  className,
  rows = 4,
  style,
  ...textarea
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, name, id, hint, error, optional, counter, mark, filled, guessed, className }}>
      {(control) => (
        <textarea
          dir="auto"
          {...textarea}
          {...control}
          rows={rows}
          className="control"
          style={{ minHeight: `calc(${rows} * 1.5em + 28px)`, ...style }}
        />
      )}
    </Field>
  );
}
