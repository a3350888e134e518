import clsx from 'clsx';
import type { FlashDrop } from '../contract/flash-drop.ts';

/** The picture of an event's theme, on its dark ground. */
export function EventPicture({ event, className }: { event: Pick<FlashDrop, 'image'>; className: string }) {
  return (
    <span className={clsx('on-night-ground grid items-end overflow-hidden', className)}>
      <img src={event.image} alt="" width={1000} height={740} loading="lazy" className="h-auto w-full" />
    </span>
  );
}
