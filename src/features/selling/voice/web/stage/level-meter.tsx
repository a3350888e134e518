import clsx from 'clsx';
import { levelWord } from '../recording/level.ts';

const BARS = 12;
/** From this bar on, the level is too loud. */
const FIRST_LOUD_BAR = 11;

/** Shows the microphone's level as bars and words. */
export function LevelMeter({ levels }: { levels: readonly number[] }) {
  const level = levels.at(-1) ?? 0;
  const lit = Math.round(level * BARS);
  const word = levelWord(levels);
  return (
    <span
      className="inline-flex items-center gap-2.5 text-sm font-semibold"
      role="meter"
      aria-label="Microphone level"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
      aria-valuetext={word}
    >
      <span className="flex gap-[3px]" aria-hidden="true">
        {Array.from({ length: BARS }, (_, bar) => (
          <i
            key={bar}
            className={clsx(
              'h-3.5 w-1.5 rounded-full',
              bar >= lit ? 'bg-on-night/22' : bar >= FIRST_LOUD_BAR ? 'bg-live' : 'bg-zest',
            )}
          />
        ))}
      </span>
      <span className="whitespace-nowrap" aria-hidden="true">
        {word}
      </span>
    </span>
  );
}
