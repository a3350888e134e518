import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { offlineText } from './offline-text.ts';
import type { Check } from './use-check.ts';

/** Problems with photos or the connection, one line each, with what to do. */
export function PhotoAlerts({ sell }: { sell: Check }) {
  const { state, writer, lost, failedPhotos: failed } = sell;
  const { uploads, retryFailed } = state.photos;
  return (
    <>
      {writer.reading === 'photo' && (
        <div
          role="status"
          className="flex min-h-13 items-center gap-3 rounded-xl bg-lilac py-1.5 ps-4 pe-2 text-md leading-tight font-semibold text-on-lilac"
        >
          <span className="spinner" aria-hidden="true" />
          <p className="min-w-0 flex-1">
            Reading your photo
            <small className="block text-xs font-medium">Keep typing. We won't overwrite you.</small>
          </p>
          <Button variant="quiet" className="text-inherit!" onClick={writer.stop}>
            Skip
          </Button>
        </div>
      )}
      <p className="sr-only" role="status">
        {state.filled.length > 0 && `${listOf(state.filled)} filled in.`}
      </p>
      {lost && <OfflineAlert sell={sell} />}
      {writer.reading === 'photo-unread' && !lost && (
        <Alert icon="image-off" tone="danger" title="Your photo couldn't be read" onRetry={sell.readAgain}>
          It stays in the draft. Nothing you typed is lost.
        </Alert>
      )}
      {failed > 0 && !lost && (
        <Alert
          icon="triangle-exclamation-point"
          tone="danger"
          title={
            uploads.length === 1
              ? "Your photo didn't upload"
              : `${failed} of ${uploads.length} photos didn't upload`
          }
          onRetry={retryFailed}
        >
          {failed === uploads.length
            ? 'Try again, or post without photos.'
            : 'Try again, or post with the others.'}
        </Alert>
      )}
    </>
  );
}

/** Says what happens to the listing until the connection is back. */
export function OfflineAlert({ sell }: { sell: Check }) {
  return (
    <Alert icon="wifi-off" tone="warn" title="You're offline">
      {offlineText(sell)}
    </Alert>
  );
}

interface AlertProps {
  icon: 'wifi-off' | 'image-off' | 'triangle-exclamation-point';
  tone: 'warn' | 'danger';
  title: string;
  onRetry?: () => void;
  children: ReactNode;
}

function Alert({ icon, tone, title, onRetry, children }: AlertProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'flex items-center gap-3 rounded-lg py-2.5 ps-3.5 pe-2.5 max-[22.5rem]:flex-wrap',
        tone === 'danger' ? 'bg-danger-soft' : 'bg-warn-soft',
      )}
    >
      <Icon name={icon} className={clsx('icon', tone === 'danger' ? 'text-danger' : 'text-warn')} />
      <p className="min-w-0 flex-1 text-sm leading-snug">
        <b className="block text-md font-bold">{title}</b>
        {children}
      </p>
      {onRetry && (
        <Button variant="line" className="px-3.5 max-[22.5rem]:w-full" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** Such as "Title, category and condition". */
function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const text = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
