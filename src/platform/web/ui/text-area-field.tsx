import type { ComponentProps } from 'react';
import { Field, type FieldTexts, splitField } from './field.tsx';

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts>;

/** A text area that grows with its content where the browser supports it. */
export function TextAreaField({ rows = 4, style, ...props }: TextAreaFieldProps) {
  const [field, textarea] = splitField(props);
  return (
    <Field {...field}>
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
