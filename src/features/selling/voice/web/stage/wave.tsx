/** Drawing units: width of a bar, and of a bar with its gap. */
const BAR = 4;
const STEP = 7.5;
const HEIGHT = 56;

interface WaveProps {
  /** From 0 to 1, oldest first. */
  levels: readonly number[];
  /** Number of bars; missing levels are flat. */
  bars?: number;
  /** Shows the end instead of the start where space is limited. */
  live?: boolean;
  className?: string;
}

/** Shows levels over time as bars. Decorative: the time is beside it. */
export function Wave({ levels, bars = 132, live = false, className }: WaveProps) {
  const shown = levels.slice(-bars);
  const missing = bars - shown.length;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${bars * STEP} ${HEIGHT}`}
      preserveAspectRatio={live ? 'xMaxYMid slice' : 'xMinYMid slice'}
      fill="currentColor"
      aria-hidden="true"
    >
      {Array.from({ length: bars }, (_, bar) => {
        const level = shown[live ? bar - missing : bar];
        const height = Math.max(4.2, (level ?? 0) * HEIGHT * 0.9);
        return (
          <rect
            key={bar}
            x={bar * STEP}
            y={(HEIGHT - height) / 2}
            width={BAR}
            height={height}
            rx={BAR / 2}
            opacity={level === undefined ? 0.38 : undefined}
          />
        );
      })}
    </svg>
  );
}
