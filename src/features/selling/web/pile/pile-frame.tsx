import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { useKeepFocus } from '../../../../platform/web/use-keep-focus.ts';

interface PileFrameProps {
  /** The buttons at the bottom, in the thumb's reach. */
  actions: ReactNode;
  children: ReactNode;
}

/** The bars of the pile: on phones Close, which loses nothing, at the top, and what can be done at the bottom. */
export function PileFrame({ actions, children }: PileFrameProps) {
  const keepFocus = useKeepFocus<HTMLDivElement>();
  return (
    <div
      {...keepFocus}
      className="flex min-h-dvh flex-col md:min-h-[calc(100dvh-76px)]"
      data-toasts="above-bar"
    >
      <header className="md:hidden sticky top-0 z-(--z-top-bar) bg-bg/92 backdrop-blur-lg">
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
            Several items
          </strong>
        </div>
      </header>
      <div className="flex flex-1 flex-col pb-30">{children}</div>
      <section
        className="fixed inset-x-0 bottom-0 z-(--z-dock) border-t border-line bg-surface/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-lg"
        aria-label="Actions"
      >
        <div className="wrap flex flex-wrap gap-x-2 gap-y-1.5 pt-3 pb-5 lg:justify-end lg:py-3.5">
          {actions}
        </div>
      </section>
    </div>
  );
}
