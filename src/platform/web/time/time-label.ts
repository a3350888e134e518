/** Time and time zone of the reader's device. */
export interface Clock {
  now: number;
  /** Such as 'Europe/Berlin'. */
  zone: string;
}

/** Returns the time zone of the device. */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Creates and caches the formatters of a label, one per time zone. */
export function formatter(options: Intl.DateTimeFormatOptions) {
  const byZone = new Map<string, Intl.DateTimeFormat>();
  return (zone: string) => {
    const format = byZone.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
    byZone.set(zone, format);
    return format;
  };
}

const timeIn = formatter({ hour: 'numeric', minute: '2-digit' });

/** Formats a time of day: '9:38 AM'. */
export const timeLabel = (iso: string, { zone }: Clock): string => timeIn(zone).format(Date.parse(iso));
