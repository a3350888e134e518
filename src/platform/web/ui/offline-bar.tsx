import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { connection } from '../connection/connection.ts';
import { useConnectionState } from '../connection/use-connection.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

/** Duration of the exit animation in milliseconds, equal to `duration-(--t-slow)`. */
const LEAVE_MS = 320;

interface OfflineBarProps {
  /** What the page shows meanwhile, or what happens next. */
  text: ReactNode;
  className?: string;
}

/** Shows that there is no connection, above a page that stays visible. Disappears automatically. */
export function OfflineBar({ text, className }: OfflineBarProps) {
  const { lost } = useConnectionState();
  const [shown, setShown] = useState(lost);
  if (lost && !shown) setShown(true);
  useEffect(() => {
    if (lost) return;
    const timer = setTimeout(() => setShown(false), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [lost]);
  return (
    // Always rendered: screen readers announce changes inside it.
    <div
      role="status"
      className={clsx(
        'grid transition-[grid-template-rows,opacity] duration-(--t-slow) ease-out',
        lost ? 'grid-rows-[1fr]' : 'grid-rows-[0fr] opacity-0',
        className,
      )}
    >
      <div className="min-h-0 overflow-hidden">
        {shown && (
          <div className="mt-1 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-[20px] bg-warn-soft py-2 ps-4 pe-2 text-md">
            <Icon name="wifi-off" className="icon text-warn" />
            <p className="min-w-0 flex-[1_1_6.5rem] leading-snug">
              <b className="font-bold">You're offline.</b> {text}
            </p>
            <Button
              variant="line"
              size="sm"
              className="min-h-11 bg-transparent inset-ring-warn"
              onClick={() => connection.retry()}
            >
              Try Again
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
