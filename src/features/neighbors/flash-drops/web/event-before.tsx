import { useRevalidator } from 'react-router';
import { shareLink } from '../../../../platform/web/share-link.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { counted } from '../../../../shared/counted.ts';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { Countdown } from './countdown.tsx';
import { EarnPoints } from './earn-points.tsx';
import { STAGE_ACTIONS } from './event-actions.tsx';
import { EventDates } from './event-dates.tsx';
import { weekdayAndHour } from './event-times.ts';
import { JoinButton, LeaveEvent } from './participation.tsx';
import { Prizes } from './prizes.tsx';
import { ReminderButton } from './reminder-button.tsx';
import { Stage, StageDate, StageTitle } from './stage.tsx';
import { useReloadEvent } from './use-reload-event.ts';
import { useTimeLeft } from './use-time-left.ts';

/** An upcoming event. */
export function EventBefore({ event }: { event: FlashDrop }) {
  const { revalidate } = useRevalidator();
  const left = useTimeLeft(event, () => void revalidate());
  useReloadEvent(event.id);
  return (
    <>
      <Stage labelledBy="event-title" side={<img src={event.image} alt="" width={1000} height={740} />}>
        <StageDate>
          <EventDates event={event} />
        </StageDate>
        <StageTitle id="event-title">{event.title}</StageTitle>
        <p dir="auto" className="mt-3.5 max-w-[28em] text-on-night-2 wrap-anywhere md:text-lg">
          {event.description}
        </p>
        <Countdown left={left} lead="Starts in" />
        <div className={STAGE_ACTIONS}>
          {/* Dark theme, because the stage is dark in both themes. */}
          <div data-theme="dark" className="contents">
            <ReminderButton event={event} size="lg" />
          </div>
          {event.can.join && <JoinButton event={event} variant="night" size="lg" />}
          <Button variant="night" size="lg" onClick={() => void shareEvent(event)}>
            <Icon name="share-2" />
            Share
          </Button>
        </div>
        <p className="num mt-4.5 max-w-[30em] text-md text-on-night-2">
          {event.reminder.count > 0 && `${remindedText(event.reminder.count)} `}
          Reminders come an hour before and at the start.
        </p>
      </Stage>
      <div className="mt-11 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-14">
        <EarnPoints title="What will earn points" lilac />
        <div className="grid gap-4">
          <Prizes prizes={event.prizes} />
          <section aria-labelledby="ready" className="rounded-xl bg-surface-2 p-6">
            <h2 id="ready" className="text-3xl">
              Get ready
            </h2>
            <p className="mt-1.5 mb-3.5 text-md text-ink-2">
              {event.userParticipation ? "You're in. " : ''}Save drafts now and post them after{' '}
              {weekdayAndHour(event.startDate, event.timeZone)}. Only listings posted during the event earn
              points.
            </p>
            <div className="flex flex-wrap gap-2.5">
              <ButtonLink variant="line" to="/create-listing">
                Start a draft
              </ButtonLink>
              <LeaveEvent event={event} />
            </div>
          </section>
        </div>
      </div>
    </>
  );
}

const remindedText = (count: number): string => `${counted(count, 'person', 'people')} set a reminder.`;

/** Shares the page of an event. */
export const shareEvent = ({ title }: FlashDrop): Promise<void> =>
  shareLink({
    title: `${title}, a Flash Drop`,
    url: window.location.origin + window.location.pathname,
    failed: 'Could not share this event',
  });
