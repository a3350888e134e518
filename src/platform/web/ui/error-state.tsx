import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { RetryButton } from './retry-button.tsx';

type ErrorStateProps = {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** Shows 'Try Again'. */
  onRetry?: () => void;
  /** Replaces 'Try Again'. */
  action?: ReactNode;
  busy?: boolean;
  /** Seconds until the site is available again, as it announced. */
  retryAfter?: number | undefined;
  panel?: boolean;
  /** The heading level of the title. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** Shows that something could not be loaded, with a button to try again. */
export function ErrorState({
  title,
  text,
  icon,
  onRetry,
  action,
  busy,
  retryAfter,
  panel,
  heading: Heading = 'h2',
}: ErrorStateProps) {
  return (
    <div className={clsx('state', panel && 'panel')} role="alert">
      <span className="state-tile state-tile-error" aria-hidden="true">
        {icon ?? <Icon name={retryAfter === undefined ? 'wifi-off' : 'timer'} />}
      </span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action ?? (onRetry && <RetryButton onRetry={onRetry} busy={busy} retryAfter={retryAfter} />)}
    </div>
  );
}
