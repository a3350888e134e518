import { Link } from 'react-router';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { RunningFlashDrop } from '../contract/flash-drop.ts';

/** A running event as a listing's page shows it. */
export interface EventOfListing extends RunningFlashDrop {
  address: string;
  /** When it ends, like 'Ends Friday at 6 PM'. */
  ends: string;
}

interface ListingInEventProps {
  event: EventOfListing;
  share: () => void;
  busy: boolean;
}

/** Shows the event of a listing on its page, and offers participants points for sharing. */
export function ListingInEvent({ event, share, busy }: ListingInEventProps) {
  return (
    <section
      aria-label="Flash Drop"
      className="mt-4.5 flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-lg bg-surface-2 p-3.5 md:mt-5.5"
    >
      <span
        className="on-night-ground grid size-11 flex-none place-items-center rounded-md rounded-ss-bubble text-zest"
        aria-hidden="true"
      >
        <Icon name="zap" />
      </span>
      <div className="min-w-0 flex-[1_1_10rem] wrap-anywhere">
        <p className="leading-tight font-bold">
          In{' '}
          <Link to={event.address} dir="auto" className="underline underline-offset-3">
            {event.title}
          </Link>
        </p>
        <p className="num mt-1 text-sm text-ink-2">
          {event.joined
            ? 'Share it for 10 points. They count once someone else opens your link.'
            : `Flash Drop. ${event.ends}.`}
        </p>
      </div>
      {event.joined && (
        <Button
          variant="line"
          className="flex-auto md:flex-none"
          busy={busy}
          busyLabel="Share for +10"
          onClick={share}
        >
          <Icon name="share-2" />
          Share for +10
        </Button>
      )}
    </section>
  );
}
