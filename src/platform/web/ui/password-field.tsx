import { type ComponentProps, useState } from 'react';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'> & {
    autoComplete: 'current-password' | 'new-password';
  };

/** A password field that accepts pasting and can show the password. */
export function PasswordField({
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
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, name, id, hint, error, optional, counter, filled, className }}>
      {(control) => (
        <div className="control control-group">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? <Icon name="eye-off" /> : <Icon name="eye" />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
