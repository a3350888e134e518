import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { useKeepFocus } from '../../../../platform/web/use-keep-focus.ts';

interface PileFrameProps {
  /** In the bar, such as 'Item 3 of 7'. */
  title?: string;
  /** At the end of the bar, such as '2 of 7 posted'. */
  note?: string;
  /** Above the buttons, such as 'Next: Sneakers'. */
  hint?: string | null;
  /** The buttons at the bottom, in the thumb's reach. */
  actions: ReactNode;
  children: ReactNode;
}

/** The bars of the pile: Close, which loses nothing, at the top, and what can be done at the bottom. */
export function PileFrame({ title = 'Several items', note, hint = null, actions, children }: PileFrameProps) {
  const keepFocus = useKeepFocus<HTMLDivElement>();
  return (
    <div {...keepFocus} className="flex min-h-dvh flex-col" data-toasts="above-bar">
      <header className="sticky top-0 z-(--z-top-bar) bg-bg/92 backdrop-blur-lg">
        <div className="wrap flex h-13 items-center gap-2">
          <Link
            className="icon-btn -ms-2.5"
            to="/create-listing"
            aria-label="Close. Your items are kept."
            title="Close"
          >
            <Icon name="x" className="icon-lg!" />
          </Link>
          <strong className="font-display text-xl leading-none font-extrabold tracking-[-0.03em]">
            {title}
          </strong>
          {note !== undefined && (
            <span className="ms-auto text-xs font-semibold whitespace-nowrap text-ink-2 tabular-nums">
              {note}
            </span>
          )}
        </div>
      </header>
      <div className="flex flex-1 flex-col pb-30">{children}</div>
      <section
        className="fixed inset-x-0 bottom-0 z-(--z-dock) border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-lg"
        aria-label="Actions"
      >
        <div
          className={clsx(
            'wrap flex flex-wrap gap-x-2 gap-y-1.5 pb-5 lg:justify-end lg:py-3.5',
            hint === null ? 'pt-3' : 'pt-1.5',
          )}
        >
          {hint !== null && (
            <p
              className="w-full truncate text-center text-xs text-ink-2 lg:w-auto lg:max-w-80 lg:self-center lg:pe-3"
              dir="auto"
            >
              {hint}
            </p>
          )}
          {actions}
        </div>
      </section>
    </div>
  );
}
