/**
 * Formats a time for emails and notifications: 'Jul 25, 2026, 9:41 AM PDT', or 'Sat, Jul 25, 9:41 AM PDT'
 * with the weekday instead of the year. Names the zone, because the reader may be in another one.
 */
export const timeInZone = (iso: string, timeZone: string, day: 'weekday' | 'year'): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...(day === 'year' ? { year: 'numeric' } : { weekday: 'short' }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(new Date(iso))
    // Some releases of ICU use a narrow no-break space here.
    .replaceAll('\u202F', ' ');
