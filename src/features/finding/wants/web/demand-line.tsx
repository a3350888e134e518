import clsx from 'clsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { WantedProps } from '../../../items/listings/web/listings.ts';
import { useDemand } from './use-demand.ts';
import { demandText } from './want-texts.ts';

/** Shows a seller how many people look for the listing they are writing. Hidden for one or two, to protect privacy. */
export function DemandLine({ listing, className }: WantedProps) {
  const demand = useDemand(listing);
  const text = demand && demandText(demand);
  if (text === null) return null;
  return (
    <div
      role="status"
      className={clsx('flex items-center gap-3.5 rounded-lg bg-zest-soft px-4.5 py-4', className)}
    >
      <span
        className="grid size-12 flex-none place-items-center rounded-md rounded-ss-bubble bg-zest text-on-zest"
        aria-hidden="true"
      >
        <Icon name="users-round" className="icon-lg" />
      </span>
      <p className="min-w-0">
        <b className="block text-lg leading-tight font-[650]">{text}</b>
        <span className="text-sm text-ink-2">They hear about it the moment you post.</span>
      </p>
    </div>
  );
}
