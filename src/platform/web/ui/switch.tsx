import type { ComponentProps, ReactNode } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> & {
  label: ReactNode;
  /** Small text below the label. */
  hint?: ReactNode;
};

/** Turns something on or off immediately, unlike a check box, which is submitted with its form. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  return (
    <label className="switch">
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- check boxes have a checked state */}
      <input {...input} type="checkbox" role="switch" />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}
