import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { Sell } from './use-sell.ts';

interface HeadProps {
  title: string;
  closeTo: string;
  closeLabel?: string;
  /** Whether the page has its own heading, so this is shown on phones only. */
  isBar?: boolean;
  /** Shown at the end of the line. */
  children?: ReactNode;
}

/** The bar of a phone, and the heading of wider screens. Close leaves the draft on the device. */
export function SellHead({
  title,
  closeTo,
  closeLabel = 'Close. Your draft is kept.',
  isBar = false,
  children,
}: HeadProps) {
  return (
    <div
      className={clsx(
        'max-md:sticky max-md:top-0 max-md:z-(--z-top-bar) max-md:bg-bg/92 max-md:backdrop-blur-lg',
        isBar && 'md:hidden',
      )}
    >
      <div className="wrap flex h-13 items-center gap-2 md:mt-3.5 md:mb-5 md:h-auto md:min-h-11 md:gap-4">
        <Link className="icon-btn -ms-2.5 md:hidden" to={closeTo} aria-label={closeLabel} title="Close">
          <Icon name="x" className="icon-lg!" />
        </Link>
        {isBar ? (
          <strong className="truncate font-display text-xl leading-none font-extrabold tracking-[-0.03em]">
            {title}
          </strong>
        ) : (
          <h1
            tabIndex={-1}
            className="truncate text-xl leading-none outline-none md:text-6xl md:leading-tight"
          >
            {title}
          </h1>
        )}
        <div className="ms-auto flex flex-none items-center gap-2">{children}</div>
      </div>
    </div>
  );
}

/** Shows whether the draft is saved on this device. */
export function SavedMark({ sell: { draft, lost } }: { sell: Sell }) {
  if (draft.saved === null) return null;
  const text = !draft.saved ? 'Not saved on this device' : lost ? 'Saved on this device' : 'Draft saved';
  const isFine = draft.saved && !lost;
  return (
    <span className="inline-flex items-center gap-1.5 text-xs font-semibold whitespace-nowrap text-ink-2">
      <Icon
        name={isFine ? 'check' : lost ? 'wifi-off' : 'triangle-exclamation-point'}
        className={isFine ? 'icon-sm text-success' : 'icon-sm text-warn'}
      />
      {text}
    </span>
  );
}
