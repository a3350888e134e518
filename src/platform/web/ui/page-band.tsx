import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

interface PageBandProps {
  title: string;
  icon: IconName;
  /** Below the title. */
  children?: ReactNode;
}

/** The heading of a page without pictures of its own. */
export function PageBand({ title, icon, children }: PageBandProps) {
  return (
    <div className="flex items-center justify-between gap-6 rounded-2xl bg-lilac px-5.5 py-7 text-on-lilac md:px-10 md:py-9">
      <div className="min-w-0">
        <h1 className="t-page">{title}</h1>
        {children}
      </div>
      <span
        className="grid size-16 flex-none place-items-center rounded-xl rounded-ss-[2.25rem] bg-on-lilac text-lilac max-[22.5rem]:hidden md:size-22"
        aria-hidden="true"
      >
        <Icon name={icon} className="size-7 md:size-9" />
      </span>
    </div>
  );
}
