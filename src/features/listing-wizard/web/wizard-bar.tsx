import clsx from 'clsx';
import type { ReactNode } from 'react';

interface WizardBarProps {
  narrow?: boolean;
  children: ReactNode;
}

/** The way on, in reach: above the dock of phones, with room for its Sell button. A low screen has no room to spare. */
export function WizardBar({ narrow, children }: WizardBarProps) {
  return (
    <div
      data-toasts="above-bar"
      className="pointer-events-none sticky bottom-[calc(var(--dock-space,0px)-6px)] z-(--z-sticky) -mx-4 mt-auto bg-linear-to-b from-transparent to-bg to-34% px-4 pt-7 pb-6.5 md:bottom-0 md:mx-0 md:mt-4 md:px-0 md:pb-5.5 low-screen:static"
    >
      <div className={clsx('flex gap-2 *:pointer-events-auto', narrow && 'mx-auto max-w-160')}>
        {children}
      </div>
    </div>
  );
}
