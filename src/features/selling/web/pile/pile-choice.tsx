import clsx from 'clsx';
import type { ReactNode } from 'react';

interface PileChoiceProps<V extends string> {
  legend: string;
  name: string;
  /** At the end of the legend's line. */
  note?: ReactNode;
  options: readonly { value: V; label: string; small?: string }[];
  value: V | null;
  /** The chosen option is only a guess; pressing it keeps it. */
  guessed?: boolean;
  onChange: (value: V) => void;
  /** A last option that is no value, such as a field for another one. */
  more?: ReactNode;
}

/** A choice of one whose options share the width of a row; on the narrowest phones they take a second one. */
export function PileChoice<V extends string>({
  legend,
  name,
  note,
  options,
  value,
  guessed,
  onChange,
  more,
}: PileChoiceProps<V>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 flex w-full items-center gap-2.5 text-md font-[650]">
        {legend}
        {note && <span className="ms-auto text-xs font-medium text-ink-2">{note}</span>}
      </legend>
      <div className="flex flex-wrap gap-1 md:gap-1.5">
        {options.map((option) => {
          const chosen = option.value === value;
          return (
            <label
              key={option.value}
              className={clsx(
                'chip flex-auto justify-center px-1! text-sm! md:px-1.5!',
                option.small && 'min-h-13! flex-1 flex-col gap-0!',
                guessed && chosen && 'chip-guess',
              )}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={chosen}
                onChange={() => onChange(option.value)}
                // A radio that is chosen already does not change.
                onClick={() => guessed && chosen && onChange(option.value)}
              />
              {option.small ? (
                <>
                  <b className="font-display text-lg/5 font-extrabold tabular-nums">{option.label}</b>
                  <small className="text-2xs font-medium">{option.small}</small>
                </>
              ) : (
                option.label
              )}
            </label>
          );
        })}
        {more}
      </div>
    </fieldset>
  );
}
