import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

/** The props that all fields share. */
export type FieldTexts = {
  label: string;
  name: string;
  /** Unique on the page. Defaults to the name; set it if two forms share the name. */
  id?: string;
  hint?: ReactNode;
  error?: string | null;
  /** Shows 'optional' beside the label. Fields are required by default. */
  optional?: boolean;
  /** To the right of the label, such as '48 left'. */
  counter?: ReactNode;
  /** At the end of the label's line: the source of the value. */
  mark?: ReactNode;
  /** Was just filled in automatically: highlighted once. */
  filled?: boolean;
  /** Its value is only a suggestion: drawn dashed. */
  guessed?: boolean;
  className?: string;
};

/** Splits the props of a field into those of its frame and those of its control. */
export function splitField<Props extends FieldTexts>({
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
  ...control
}: Props) {
  const field = { label, name, id, hint, error, optional, counter, mark, filled, guessed, className };
  return [field, control] as const;
}

type FieldProps = FieldTexts & {
  children: (control: {
    id: string;
    name: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/** Shows the label above and hint and error below a control, connected for screen readers. */
export function Field({
  label,
  name,
  id = name,
  hint,
  error,
  optional,
  counter,
  mark,
  filled,
  guessed,
  className,
  children,
}: FieldProps) {
  const markId = mark ? `${id}-mark` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={clsx('field', filled && 'field-filled', guessed && 'field-guess', className)}>
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {counter ? <small>{counter}</small> : optional && <small>optional</small>}
        {mark && (
          <span className="field-mark" id={markId}>
            {mark}
          </span>
        )}
      </div>
      {children({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': clsx(errorId, hintId, markId) || undefined,
      })}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}
