import { useHydrated } from '../../../../platform/web/use-hydrated.ts';

interface ReservedUntilProps {
  until: string;
  /** Whether the viewer is the seller; if not, they are the buyer. */
  own: boolean;
}

/**
 * When a reservation ends, for seller and buyer; in the viewer's time zone, which the server does not know.
 */
export function ReservedUntil({ until, own }: ReservedUntilProps) {
  const moment = useHydrated() ? momentIn(until) : '';
  return (
    <p className="text-md text-ink-2">
      {own ? 'Reserved until ' : 'Reserved for you until '}
      <time dateTime={until}>{moment}</time>
    </p>
  );
}

function momentIn(until: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(new Date(until));
}
