import clsx from 'clsx';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  look?: 'plain' | 'panel' | 'night';
  /** Color of the icon: zest for selling, quiet for everything else. */
  tile?: 'zest' | 'quiet';
  /** The heading level of the title. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** Shows an empty list or page, with what to do about it. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  look = 'plain',
  tile = 'zest',
  heading: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className={clsx('state', look === 'panel' && 'panel', look === 'night' && 'on-night-ground')}>
      <span className={clsx('state-tile', tile === 'quiet' && 'state-tile-quiet')} aria-hidden="true">
        {icon}
      </span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
