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
  /** The heading level of the title. */
  heading?: 'h1' | 'h2' | 'h3';
};

/** Shown when something could not be loaded, with a button to try again. */
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
