import { Link } from 'react-router';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { RunningFlashDrop } from '../contract/flash-drop.ts';
import { eventAddress } from './event-addresses.ts';
import { shortTimeLeft } from './time-left.ts';
import { useTimeLeft } from './use-time-left.ts';

/** The running event as a list item. Disappears when the event ends. */
export function RunningEvent({ event }: { event: RunningFlashDrop }) {
  const left = useTimeLeft(event, () => {});
  if (left === 0) return null;
  return (
    <li className="flex gap-3.5">
      <span
        className="on-night-ground grid h-14.5 w-13.5 flex-none place-content-center rounded-md rounded-ss-bubble text-zest"
        aria-hidden="true"
      >
        <Icon name="zap" />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="leading-tight font-bold text-ink" dir="auto">
          {event.title}
        </p>
        <p className="num text-sm">Flash Drop, {shortTimeLeft(left)} left</p>
        <Link
          to={eventAddress(event.id)}
          className="inline-flex min-h-7 items-center text-md font-semibold text-ink underline underline-offset-3 max-md:min-h-11"
        >
          See the event
        </Link>
      </div>
    </li>
  );
}
