/**
 * The same day and time some months later, in UTC. A month without that day ends earlier: the 31st of January is
 * followed by the 28th or 29th of February, and that by the 31st of March where `anchor` is the first day.
 */
export function addMonths(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(anchor.getUTCMonth() + months);
  const daysOfMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), daysOfMonth));
  return moved;
}
