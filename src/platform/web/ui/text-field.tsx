import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

/** The types in which people write words; addresses, numbers and times keep their direction. */
const WORDS: ReadonlySet<string | undefined> = new Set([undefined, 'text', 'search']);

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts>;

/** One line of text, in the direction of its words. Takes all props of an input. */
export function TextField({
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
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, name, id, hint, error, optional, counter, mark, filled, className }}>
      {(control) => (
        <input dir={WORDS.has(input.type) ? 'auto' : undefined} {...input} {...control} className="control" />
      )}
    </Field>
  );
}
