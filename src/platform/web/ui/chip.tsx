import clsx from 'clsx';
import type { ComponentProps } from 'react';

type ChipProps = ComponentProps<'button'> & { pressed: boolean };

/** A toggle button. To select one of several options, use ChipRadioGroup. */
export function Chip({ pressed, className, type = 'button', ...rest }: ChipProps) {
  return <button {...rest} type={type} aria-pressed={pressed} className={clsx('chip', className)} />;
}
