import { isPack, isUnlimited } from './allowances.ts';

/**
 * When credits are renewed: one calendar month after the last time, at the start of that day in UTC. A month without
 * that day ends earlier: the 31st of January is followed by the 28th or 29th of February.
 */
export function monthAfter(lastReset: Date): Date {
  const [year, month] = [lastReset.getUTCFullYear(), lastReset.getUTCMonth() + 1];
  const daysOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(lastReset.getUTCDate(), daysOfMonth)));
}

/** What was bought once is not renewed, nor what has no end. */
export const isRenewed = (planType: string): boolean => !isPack(planType) && !isUnlimited(planType);

/** When the credits of a plan are renewed; null for never. */
export const nextReset = (planType: string, lastReset: Date): Date | null =>
  isRenewed(planType) ? monthAfter(lastReset) : null;

export const isResetDue = (resetsAt: Date | null, now: Date): boolean =>
  resetsAt !== null && resetsAt.getTime() <= now.getTime();
