import { EmptyState } from '../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { EventMoment } from './event-dates.tsx';
import { ReminderButton } from './reminder-button.tsx';

/** Shown between two events. */
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
  return (
    <EmptyState
      look="panel"
      icon={<Icon name="zap" />}
      title="No Flash Drop right now"
      text={
        <>
          <bdi>{event.title}</bdi> starts <EventMoment iso={event.startDate} timeZone={event.timeZone} />.
        </>
      }
      action={<ReminderButton event={event} />}
    />
  );
}
