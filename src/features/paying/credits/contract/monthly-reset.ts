import { isPack, isUnlimited } from './allowances.ts';

/**
 * Returns the next reset: one calendar month after the last one, at the start of that day in UTC. A shorter
 * month ends earlier: January 31 is followed by February 28 or 29.
 */
export function monthAfter(lastReset: Date): Date {
  const [year, month] = [lastReset.getUTCFullYear(), lastReset.getUTCMonth() + 1];
  const daysOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(lastReset.getUTCDate(), daysOfMonth)));
}

/** Whether a plan's credits are reset every month. Packs and unlimited credits are not. */
export const hasMonthlyReset = (planType: string): boolean => !isPack(planType) && !isUnlimited(planType);

/** Returns when the credits of a plan are reset next; null for never. */
export const nextReset = (planType: string, lastReset: Date): Date | null =>
  hasMonthlyReset(planType) ? monthAfter(lastReset) : null;

export const isResetDue = (resetsAt: Date | null, now: Date): boolean =>
  resetsAt !== null && resetsAt.getTime() <= now.getTime();
