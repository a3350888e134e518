import clsx from 'clsx';

export type ButtonLook = {
  variant?: 'zest' | 'primary' | 'line' | 'soft' | 'quiet' | 'danger' | 'night';
  /** 36, 44 or 56 px high. Small only inside another control. */
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  block?: boolean;
  className?: string;
};

/** Returns the classes of a button, for the rare element that is neither Button nor ButtonLink. */
export function buttonClass({ variant = 'primary', size, block, className }: ButtonLook): string {
  return clsx(
    'btn',
    `btn-${variant}`,
    (size === 'sm' || size === 'lg') && `btn-${size}`,
    block && 'btn-block',
    className,
  );
}
