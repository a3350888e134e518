import clsx from 'clsx';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  look?: 'plain' | 'panel' | 'night';
  /** The heading level of the title. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** An empty list or page, with what to do about it. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  look = 'plain',
  heading: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className={clsx('state', look === 'panel' && 'panel', look === 'night' && 'on-night-ground')}>
      <span className="state-tile" aria-hidden="true">
        {icon}
      </span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
