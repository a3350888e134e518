/** In its own file because the footer of every page loads it. */
export const OPENING_HOURS = [
  { days: 'Mon-Fri', hours: '9AM-5PM ET' },
  { days: 'Sat', hours: '10AM-3PM ET' },
  { days: 'Sun', hours: 'closed' },
] as const;
