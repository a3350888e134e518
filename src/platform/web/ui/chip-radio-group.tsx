import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { Icon } from './icon.tsx';

type Option<V extends string> = { value: V; label: string; icon?: ReactNode };

type ChipRadioGroupProps<V extends string> = {
  legend: string;
  /** Shows the legend to screen readers only. */
  legendHidden?: boolean;
  name: string;
  /** The id of the first radio, for an error summary's link. */
  id?: string;
  options: readonly Option<V>[];
  value?: V | null;
  defaultValue?: V | null;
  onChange?: (value: V) => void;
  /**
   * The selected option is only a suggestion: drawn dashed, and reported again when it is pressed to confirm
   * it.
   */
  guessed?: boolean;
  /** At the end of the legend's line: the source of the value. */
  mark?: ReactNode;
  /** A button at the end of the row. */
  more?: ReactNode;
  required?: boolean;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | null;
  size?: 'sm' | 'md';
  /** One row that scrolls sideways instead of wrapping. */
  scroll?: boolean;
  rowClassName?: string;
};

/** Selects one option, with radio inputs that look like chips. */
export function ChipRadioGroup<V extends string>({
  legend,
  legendHidden,
  name,
  id = name,
  options,
  value,
  defaultValue,
  onChange,
  guessed,
  mark,
  more,
  required,
  optional,
  hint,
  error,
  size = 'md',
  scroll,
  rowClassName,
}: ChipRadioGroupProps<V>) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset className="field" aria-describedby={clsx(errorId, hintId) || undefined}>
      <legend className={clsx(legendHidden && 'sr-only')}>
        {legend}
        {optional && <small>optional</small>}
        {mark && <span className="field-mark">{mark}</span>}
      </legend>
      <div className={clsx(scroll ? 'scroll-row' : 'chips', rowClassName)}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={clsx(
              'chip',
              size === 'sm' && 'chip-sm',
              guessed && option.value === value && 'chip-guess',
            )}
          >
            <input
              type="radio"
              name={name}
              id={index === 0 ? id : undefined}
              value={option.value}
              required={required}
              aria-invalid={error ? true : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
              // A radio that is already checked fires no change event.
              onClick={() => guessed && option.value === value && onChange?.(option.value)}
            />
            {guessed && option.value === value ? (
              // Hidden on narrow phones, so that five conditions fit one row. The dashed edge still shows it.
              <Icon name="sparkles" className="max-[22.5rem]:hidden" />
            ) : (
              option.icon
            )}
            {option.label}
          </label>
        ))}
        {more}
      </div>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}
