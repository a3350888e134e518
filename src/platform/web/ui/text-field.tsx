import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts, splitField } from './field.tsx';

/** Input types for words. Addresses, numbers and times keep their direction. */
const WORDS: ReadonlySet<string | undefined> = new Set([undefined, 'text', 'search']);

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts> & {
    /** At the start of the input. */
    icon?: ReactNode;
  };

/** A single-line input, in the direction of its text. Takes all props of an input. */
export function TextField({ icon, ...props }: TextFieldProps) {
  const [field, input] = splitField(props);
  return (
    <Field {...field}>
      {(control) => {
        const dir = WORDS.has(input.type) ? 'auto' : undefined;
        return icon === undefined ? (
          <input dir={dir} {...input} {...control} className="control" />
        ) : (
          <div className="control control-group gap-2 px-3.5 text-ink-2">
            {icon}
            <input dir={dir} {...input} {...control} className="text-ink" />
          </div>
        );
      }}
    </Field>
  );
}
