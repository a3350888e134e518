import type { ReactNode } from 'react';
import { useRetainedFocus } from '../../../../../platform/web/focus/use-retained-focus.ts';
import { SellHead } from '../sell-head.tsx';

interface PileFrameProps {
  /** The buttons at the bottom. */
  actions: ReactNode;
  children: ReactNode;
}

/** The frame of the pile's steps. On phones: Close at the top, which loses nothing, and actions at the bottom. */
export function PileFrame({ actions, children }: PileFrameProps) {
  const retainedFocus = useRetainedFocus<HTMLDivElement>();
  return (
    <div
      {...retainedFocus}
      className="flex min-h-dvh flex-col md:min-h-[calc(100dvh-76px)]"
      data-toasts="above-bar"
    >
      <SellHead
        title="Several items"
        closeTo="/create-listing"
        closeLabel="Close. Your items are kept."
        isBar
      />
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
