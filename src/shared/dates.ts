const short = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** An ISO date and time as 'Jul 21, 2026', by the calendar of UTC, so that server and browser always agree. */
export const shortDate = (iso: string): string => short.format(new Date(iso));
