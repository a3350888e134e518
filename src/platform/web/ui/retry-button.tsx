import { useSecondsLeft } from '../use-seconds-left.ts';
import { Button } from './button.tsx';

interface RetryButtonProps {
  onRetry: () => void;
  busy?: boolean;
  /** Seconds until the site answers again; until then the button counts down. */
  retryAfter?: number | undefined;
}

export function RetryButton({ onRetry, busy = false, retryAfter = 0 }: RetryButtonProps) {
  // The next refusal counts from its own answer.
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
      {/* Read out once a second, it would drown everything else. */}
      {waits && <span aria-hidden="true">{`in ${left} s`}</span>}
    </Button>
  );
}
