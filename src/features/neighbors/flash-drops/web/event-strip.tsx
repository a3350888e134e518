import { Link, useRevalidator } from 'react-router';
import { buttonClass } from '../../../../platform/web/ui/button-class.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { counted } from '../../../../shared/counted.ts';
import type { RunningFlashDrop } from '../contract/flash-drop.ts';
import { ruleOf } from '../contract/point-actions.ts';
import { eventAddress } from './event-addresses.ts';
import { clockTimeLeft, timeInWords } from './time-left.ts';
import { useTimeLeft } from './use-time-left.ts';

const POINTS = ruleOf('post').points;

/**
 * A strip that counts down to the end of an event, or to its start. The whole strip is one link. The time is read out
 * to the minute.
 */
export function EventStrip({ event }: { event: RunningFlashDrop }) {
  const { revalidate } = useRevalidator();
  const left = useTimeLeft(event, () => void revalidate());
  const isRunning = event.phase !== 'upcoming';
  if (left === 0) return null;
  const words = timeInWords(left);
  return (
    <div className="mx-auto max-w-340 md:px-5 md:pb-2.5" data-event-strip="">
      <Link
        to={eventAddress(event.id)}
        className="on-night-ground flex min-h-12 items-center gap-2.5 px-4 text-md focus-visible:-outline-offset-4 md:min-h-13 md:rounded-bubble md:ps-6 md:pe-2"
      >
        {isRunning ? (
          <span className="size-2.5 flex-none rounded-full bg-live" aria-hidden="true" />
        ) : (
          <Icon name="zap" className="icon-sm flex-none text-zest" />
        )}
        <b className="min-w-0 truncate font-bold" dir="auto">
          <span className="max-[359px]:sr-only">Flash Drop: </span>
          {event.title}
        </b>
        <span className="min-w-0 truncate text-on-night-2 max-md:hidden">{leadOf(event)}</span>
        <span
          className="num ms-auto flex-none font-display text-lg leading-none font-extrabold tracking-[-0.01em] whitespace-nowrap text-zest md:text-xl"
          role="timer"
          aria-label={isRunning ? `${words} left` : `Starts in ${words}`}
        >
          {!isRunning && <span className="text-sm text-on-night">Starts in </span>}
          {clockTimeLeft(left)}
        </span>
        {isRunning ? (
          <span
            className={buttonClass({ variant: 'zest', size: 'sm', className: 'flex-none max-md:hidden' })}
          >
            Post for +{POINTS}
          </span>
        ) : (
          <Icon name="chevron-right" className="icon-sm flex-none max-md:hidden md:me-3" />
        )}
        <Icon name="chevron-right" className="icon-sm flex-none md:hidden" />
      </Link>
    </div>
  );
}

function leadOf({ phase, joined, participants }: RunningFlashDrop): string {
  const who = joined ? "You're in." : peopleText(participants ?? 0);
  return `${who} ${phase === 'upcoming' ? `Every listing will earn ${POINTS} points.` : `Every listing earns ${POINTS} points.`}`.trim();
}

function peopleText(count: number): string {
  if (count === 0) return '';
  if (count >= 1000) return 'More than 1,000 people are in.';
  return counted(count, 'person is in.', 'people are in.');
}
