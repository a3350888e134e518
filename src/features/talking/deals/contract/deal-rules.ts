import { DomainError } from '../../../../shared/errors.ts';
import { cleanText } from '../../../../shared/text.ts';
import { HOUR_MS } from '../../../../shared/time.ts';
import { DEAL_LIMITS } from './deal-limits.ts';
import { dealErrors } from './errors.ts';

export const hoursAfter = (from: Date, hours: number): Date => new Date(from.getTime() + hours * HOUR_MS);

/**
 * Validates the place and time of a meet-up.
 * @throws DomainError with a message for the person.
 */
export function checkMeetup(
  { place, startsAt }: { place: string; startsAt: string },
  now: Date,
): { place: string; startsAt: Date } {
  const fields = [];
  const cleaned = cleanText(place).replace(/\s+/g, ' ').trim();
  if (cleaned === '') fields.push({ field: 'place', message: 'Enter a place to meet.' });
  if (cleaned.length > DEAL_LIMITS.placeLength) {
    fields.push({ field: 'place', message: `Use at most ${DEAL_LIMITS.placeLength} characters.` });
  }
  const problem = problemOfTime(new Date(startsAt), now);
  if (problem !== null) fields.push({ field: 'startsAt', message: problem });
  if (fields.length > 0) throw new DomainError(dealErrors.BAD_MEETUP, { fields });
  return { place: cleaned, startsAt: new Date(startsAt) };
}

/**
 * Returns when a reservation ends: the requested time, or 48 hours from now by default.
 * @throws DomainError with a message for the person.
 */
export function checkUntil(until: string | undefined, now: Date): Date {
  if (until === undefined) return hoursAfter(now, DEAL_LIMITS.reserveHours);
  const message = problemOfTime(new Date(until), now);
  if (message !== null) {
    throw new DomainError(dealErrors.BAD_RESERVATION, { fields: [{ field: 'until', message }] });
  }
  return new Date(until);
}

function problemOfTime(time: Date, now: Date): string | null {
  if (time <= now) return 'Choose a time in the future.';
  if (time > hoursAfter(now, DEAL_LIMITS.daysAhead * 24)) {
    return `Choose a time within the next ${DEAL_LIMITS.daysAhead} days.`;
  }
  return null;
}
