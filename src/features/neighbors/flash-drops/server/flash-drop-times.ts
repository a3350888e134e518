import type { FlashDropPhase } from '../contract/flash-drop.ts';

export interface FlashDropTimes {
  starts_at: Date;
  ends_at: Date;
  cancelled_at: Date | null;
  finished_at: Date | null;
}

function phaseOf(event: FlashDropTimes, now: Date): FlashDropPhase {
  if (event.cancelled_at !== null) return 'cancelled';
  if (event.finished_at !== null) return 'over';
  if (now < event.starts_at) return 'upcoming';
  return now < event.ends_at ? 'running' : 'counting';
}

/** Returns the seconds until the end, or until the start of an upcoming event. */
function secondsRemaining(event: FlashDropTimes, now: Date): number {
  const next = now < event.starts_at ? event.starts_at : event.ends_at;
  return Math.max(0, Math.ceil((next.getTime() - now.getTime()) / 1000));
}

/** Presents the dates and phase of an event, and the time until its next phase. */
export const presentTimes = (event: FlashDropTimes, now: Date) => ({
  phase: phaseOf(event, now),
  startDate: event.starts_at.toISOString(),
  endDate: event.ends_at.toISOString(),
  serverTime: now.toISOString(),
  timeRemaining: secondsRemaining(event, now),
});

/** Returns the elapsed time in whole percent. Reaches 100 only at the end. */
export function progressOf({ starts_at, ends_at }: FlashDropTimes, now: Date): number {
  const whole = ends_at.getTime() - starts_at.getTime();
  const done = now.getTime() - starts_at.getTime();
  return Math.floor(Math.min(1, Math.max(0, done / whole)) * 100);
}
