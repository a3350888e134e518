import clsx from 'clsx';
import type { ComponentProps } from 'react';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  /** Its accessible name, also shown as its tooltip. */
  label: string;
  look?: 'plain' | 'float' | 'line';
  size?: 'sm' | 'md' | 'lg';
};

/** A round button with an icon: 44 px, or 36 and 56. */
export function IconButton({
  label,
  look = 'plain',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(
        'icon-btn',
        look !== 'plain' && `icon-btn-${look}`,
        size !== 'md' && `icon-btn-${size}`,
        className,
      )}
    />
  );
}
