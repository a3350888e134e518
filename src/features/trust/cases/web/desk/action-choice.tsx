import clsx from 'clsx';
import type { ReactNode } from 'react';

interface ActionChoiceProps<V extends string> {
  legend: string;
  legendHidden?: boolean;
  name: string;
  options: readonly {
    value: V;
    label: string;
    letter?: string | undefined;
    hint?: string;
    isHarsh?: boolean;
  }[];
  value: V | null;
  onChange: (value: V) => void;
  disabled: boolean;
  /** Below the options: what the chosen one means. */
  hint?: ReactNode;
  error?: string | undefined;
  isNarrow?: boolean;
}

/** Chooses one action of the panel, with its letter beside it. */
export function ActionChoice<V extends string>({
  legend,
  legendHidden,
  name,
  options,
  value,
  onChange,
  disabled,
  hint,
  error,
  isNarrow,
}: ActionChoiceProps<V>) {
  return (
    <fieldset disabled={disabled} className={clsx(disabled && 'opacity-70')}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1.75 font-bold'}>{legend}</legend>
      <div className={clsx('grid gap-0.5 rounded-md bg-surface-2 p-0.75', !isNarrow && 'grid-cols-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative grid min-h-8.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-[11px] py-1 ps-2.75 pe-2 leading-tight font-medium max-md:min-h-11',
              'has-checked:bg-surface has-checked:font-semibold has-checked:shadow-1 has-checked:inset-ring-[1.5px] dark:has-checked:bg-surface-3',
              option.isHarsh ? 'has-checked:inset-ring-danger' : 'has-checked:inset-ring-primary',
              'has-focus-visible:outline-3 has-focus-visible:-outline-offset-1 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
            />
            <span>
              {option.label}
              {option.hint && (
                <small className="block text-xs leading-snug font-normal text-ink-2">{option.hint}</small>
              )}
            </span>
            {option.letter && (
              <kbd className="desk-key" aria-hidden="true">
                {option.letter}
              </kbd>
            )}
          </label>
        ))}
      </div>
      {hint && <p className="hint mt-1.5 text-xs">{hint}</p>}
      {error && (
        <p className="mt-1.5 text-xs font-semibold text-danger" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
