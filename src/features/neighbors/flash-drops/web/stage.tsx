import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { Progress } from '../../../../platform/web/ui/progress.tsx';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { endsText } from './event-times.ts';

interface StageProps {
  /** Id of its heading. */
  labelledBy: string;
  /** A podium or panel at the end of the stage. */
  side: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The dark panel at the top of each Flash Drops page. */
export function Stage({ labelledBy, side, className, children }: StageProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={clsx(
        'on-night-ground grid grid-cols-1 gap-8 overflow-hidden rounded-2xl px-5.5 pt-6 md:grid-cols-[minmax(0,1.1fr)_minmax(0,0.9fr)] md:items-end md:gap-11 md:ps-14 md:pe-10 md:pt-11',
        className,
      )}
    >
      <div className="max-md:last:pb-6 md:pb-11">{children}</div>
      {side}
    </section>
  );
}

export function StageDate({ icon = 'calendar-days', children }: { icon?: IconName; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-md font-semibold text-on-night-2">
      <Icon name={icon} className="icon-sm flex-none" />
      <span>{children}</span>
    </p>
  );
}

interface StageTitleProps {
  id: string;
  heading?: 'h1' | 'h2';
  /** The title of the event, written by a person. */
  children: ReactNode;
}

export function StageTitle({ id, heading: Heading = 'h1', children }: StageTitleProps) {
  return (
    <Heading
      id={id}
      dir="auto"
      className="mt-2.5 text-[clamp(2.3rem,6.2vw,5rem)] leading-[0.9] tracking-[-0.05em] wrap-anywhere md:mt-3.5"
    >
      {children}
    </Heading>
  );
}

type Ending = Pick<FlashDrop, 'progress' | 'endDate' | 'serverTime' | 'timeZone'>;

export function StageProgress({ event }: { event: Ending }) {
  const percent = event.progress;
  return (
    <div className="mt-4.5 max-w-110 md:mt-5.5">
      <p className="mb-2 flex justify-between text-md font-semibold" aria-hidden="true">
        <span>{endsText(event)}</span>
        <b className="num">{percent}%</b>
      </p>
      <Progress label="Event progress" value={percent} valueText={`${percent}%, ${endsText(event)}`} zest />
    </div>
  );
}

/** Shown between the end of an event and the decision of its prizes. */
export function CountingNotice() {
  return (
    <p
      role="status"
      className="mt-5 flex max-w-110 items-center gap-3.5 rounded-lg bg-stage-2 px-4.5 py-3.5 text-md"
    >
      <Icon name="hourglass" className="icon-lg flex-none" />
      <span className="text-on-night-2">
        <b className="block text-on-night">Counting the last points</b>
        The event is over. Winners in a few minutes, and we'll tell you.
      </span>
    </p>
  );
}

/** Marks content that updates live. */
export function LiveMark({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2 text-sm font-semibold', className)}>
      <i className="size-2.25 flex-none rounded-full bg-live" />
      Live
    </span>
  );
}
