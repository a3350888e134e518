import clsx from 'clsx';
import { timeInWords, timeParts } from './time-left.ts';

interface CountdownProps {
  /** Remaining milliseconds. */
  left: number;
  /** Text before the time, such as 'Starts in'. Without it, the text ends with 'left'. */
  lead?: string;
  seconds?: boolean;
}

/** The remaining time as tiles. Screen readers get a text, to the minute. */
export function Countdown({ left, lead, seconds = false }: CountdownProps) {
  const words = lead === undefined ? `${timeInWords(left)} left` : `${lead} ${timeInWords(left)}`;
  const parts = timeParts(left, { seconds });
  return (
    <div role="timer" aria-label={words} className="mt-4 flex gap-2 md:mt-5">
      {parts.map(({ unit, digits, label }) => (
        <span
          key={unit}
          className={clsx(
            'min-w-0 rounded-tile bg-zest pt-2.5 pb-2.25 text-center text-xs leading-[1.1] font-[650] text-on-zest max-md:flex-1',
            digits.length > 2 ? 'md:w-22' : 'md:w-[74px]',
          )}
        >
          <b className="num mb-0.5 block font-display text-5xl leading-none font-extrabold tracking-[-0.03em]">
            {digits}
          </b>
          {label}
        </span>
      ))}
    </div>
  );
}
