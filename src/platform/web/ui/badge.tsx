import clsx from 'clsx';
import type { ReactNode } from 'react';

type BadgeProps = {
  tone?: 'plain' | 'ai' | 'guess' | 'success' | 'zest' | 'coral' | 'warn' | 'night';
  size?: 'md' | 'lg';
  /** A filled dot before the text, as in 'Available'. */
  dot?: boolean;
  className?: string;
  children: ReactNode;
};

export function Badge({ tone = 'plain', size = 'md', dot, className, children }: BadgeProps) {
  return (
    <span
      className={clsx('badge', tone !== 'plain' && `badge-${tone}`, size === 'lg' && 'badge-lg', className)}
    >
      {dot && <i className="badge-dot" />}
      {children}
    </span>
  );
}
