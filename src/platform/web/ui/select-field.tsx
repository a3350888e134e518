import type { ComponentProps } from 'react';
import { Field, type FieldTexts, splitField } from './field.tsx';
import { Icon } from './icon.tsx';

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, keyof FieldTexts> & {
    options: readonly { value: string; label: string }[];
    /** The first, empty option, such as 'Choose one'; none by default. */
    placeholder?: string;
  };

/** Selects an option from a list, with the device's own picker. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const [field, select] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="control-select">
          <select {...select} {...control} className="control">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="icon" />
        </div>
      )}
    </Field>
  );
}
