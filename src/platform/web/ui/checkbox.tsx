import type { ComponentProps } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'>;

/**
 * A check box without a visible label, for example in a table, with enough space around it to touch. Set its
 * `aria-label`.
 */
export function Checkbox(props: CheckboxProps) {
  return (
    <label className="inline-grid size-11 cursor-pointer place-items-center">
      <input {...props} type="checkbox" className="checkbox" />
    </label>
  );
}

interface CheckboxLineProps extends CheckboxProps {
  label: string;
  hint?: string;
}

/** A check box with its label beside it. */
export function CheckboxLine({ label, hint, ...input }: CheckboxLineProps) {
  return (
    <label className="checkbox-line">
      <input {...input} type="checkbox" className="checkbox" />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}
