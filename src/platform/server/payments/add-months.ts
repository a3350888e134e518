/**
 * Adds months to a date, with the same time of day in UTC. A shorter month ends earlier: January 31 is
 * followed by February 28 or 29, and then by March 31 if `anchor` is the first day.
 */
export function addMonths(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(anchor.getUTCMonth() + months);
  const daysOfMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), daysOfMonth));
  return moved;
}
