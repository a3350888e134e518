import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

type ErrorStateProps = {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** Shows 'Try Again'. */
  onRetry?: () => void;
  /** In place of 'Try Again'. */
  action?: ReactNode;
  busy?: boolean;
  panel?: boolean;
  /** How deep the title is in the page. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** Something could not be loaded, and the way to try once more. */
export function ErrorState({
  title,
  text,
  icon,
  onRetry,
  action,
  busy = false,
  panel,
  heading: Heading = 'h2',
}: ErrorStateProps) {
  return (
    <div className={clsx('state', panel && 'panel')} role="alert">
      <span className="state-tile state-tile-error" aria-hidden="true">
        {icon ?? <Icon name="wifi-off" />}
      </span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action ??
        (onRetry && (
          <Button onClick={onRetry} busy={busy}>
            Try Again
          </Button>
        ))}
    </div>
  );
}
