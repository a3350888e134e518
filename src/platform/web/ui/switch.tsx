import type { ComponentProps, ReactNode } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> & {
  label: ReactNode;
  /** Below the label, in small. */
  hint?: ReactNode;
};

/** Turns something on or off at once, unlike a check box, which is sent with its form. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  return (
    <label className="switch">
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a check box says itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </label>
  );
}
