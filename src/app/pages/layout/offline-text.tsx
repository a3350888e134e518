import { useLocation } from 'react-router';
import { pageCache, useConnectionState } from '../../../platform/web/connection/use-connection.ts';
import { formatter, timeLabel } from '../../../platform/web/time-label.ts';
import { useClock } from '../../../platform/web/use-clock.ts';
import { usePageHandle } from './use-frame.ts';

/** Within half a day, a time without its date is clear. The device's clock may have been set back since. */
const HALF_DAY_MS = 12 * 3_600_000;
const dayIn = formatter({ dateStyle: 'medium', timeStyle: 'short' });

/** Says how old the page is. Rendered only while offline, because reading the time zone takes phones about 60 ms. */
export function OfflineText(): string {
  const { offlineText } = usePageHandle();
  const address = useLocation();
  const { shows } = useConnectionState();
  const clock = useClock();
  const loadedAt = pageCache.loadedAt(address);
  if (shows === 'nothing') return "This page loads when you're back.";
  if (offlineText !== undefined) return offlineText;
  if (loadedAt === null || clock === null) return "This page stays as it is until you're back.";
  const isRecent = Math.abs(clock.now - loadedAt) < HALF_DAY_MS;
  const when = isRecent
    ? timeLabel(new Date(loadedAt).toISOString(), clock)
    : dayIn(clock.zone).format(loadedAt);
  return `You see what loaded at ${when}.`;
}
