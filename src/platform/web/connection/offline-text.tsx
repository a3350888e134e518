import { useLocation } from 'react-router';
import { serverTimeOf } from '../time/server-time.ts';
import { type Clock, formatter, timeLabel } from '../time/time-label.ts';
import { useClock } from '../time/use-clock.ts';
import { pageCache, useConnectionState } from './use-connection.ts';

/** Within half a day, a time without its date is clear. The device's clock may have been set back since. */
const HALF_DAY_MS = 12 * 3_600_000;
const dayIn = formatter({ dateStyle: 'medium', timeStyle: 'short' });

interface OfflineTextProps {
  /** What happens to what people do meanwhile. */
  then?: string | undefined;
  /** Said of a page that is not from the cache, unless `then` says more. */
  stays?: string;
}

/** Says how old the page is. Rendered only while offline, because reading the time zone takes phones about 60 ms. */
export function OfflineText({
  then,
  stays = "This page stays as it is until you're back.",
}: OfflineTextProps): string {
  const loadedAt = pageCache.loadedAt(useLocation());
  const { shows } = useConnectionState();
  const clock = useClock();
  if (shows === 'nothing') return "This page loads when you're back.";
  if (loadedAt === null || clock === null) return then ?? stays;
  return [loadedText(serverTimeOf(loadedAt), clock), then].filter(Boolean).join(' ');
}

/** Says when a page was loaded, by the same clock. */
export function loadedText(loadedAt: number, clock: Clock): string {
  const isRecent = Math.abs(clock.now - loadedAt) < HALF_DAY_MS;
  const when = isRecent
    ? timeLabel(new Date(loadedAt).toISOString(), clock)
    : dayIn(clock.zone).format(loadedAt);
  return `You see what loaded at ${when}.`;
}
