import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { useEventTimes } from './event-dates.tsx';
import { ReminderButton } from './reminder-button.tsx';

/** Between two events. */
export function NoCurrentEvent({ next }: { next: FlashDrop | null }) {
  return next === null ? (
    <EmptyState
      look="panel"
      icon={<Icon name="zap" />}
      title="No Flash Drop right now"
      text="The next one shows up here."
    />
  ) : (
    <NextEvent event={next} />
  );
}

function NextEvent({ event }: { event: FlashDrop }) {
  const { moment, suffix } = useEventTimes(event);
  return (
    <EmptyState
      look="panel"
      icon={<Icon name="zap" />}
      title="No Flash Drop right now"
      text={
        <>
          <bdi>{event.title}</bdi> starts <time dateTime={event.startDate}>{moment(event.startDate)}</time>
          {suffix}.
        </>
      }
      action={<ReminderButton event={event} />}
    />
  );
}
