import { useSecondsLeft } from '../time/use-seconds-left.ts';
import { Button } from './button.tsx';

interface RetryButtonProps {
  onRetry: () => void;
  busy?: boolean;
  /** Seconds until the site is available again. Until then the button counts down. */
  retryAfter?: number | undefined;
}

export function RetryButton({ onRetry, busy = false, retryAfter = 0 }: RetryButtonProps) {
  // The next refusal starts a new countdown.
  const left = useSecondsLeft(busy ? 0 : retryAfter);
  const waits = left > 0;
  return (
    <Button
      className="noscript:hidden"
      onClick={waits ? undefined : onRetry}
      busy={busy}
      aria-disabled={waits || undefined}
    >
      Try Again
      {/* Hidden from screen readers, which would announce it every second. */}
      {waits && <span aria-hidden="true">{`in ${left} s`}</span>}
    </Button>
  );
}
