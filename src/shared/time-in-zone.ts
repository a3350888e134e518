/**
 * A time as mails and notifications say it: 'Jul 25, 2026, 9:41 AM PDT', or 'Sat, Jul 25, 9:41 AM PDT' where the weekday
 * says more than the year. They cannot know where they are read, so the zone is named.
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
    // Some releases of the library put a narrow space there.
    .replaceAll('\u202F', ' ');
