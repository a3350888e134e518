const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];
const CRON = /^(\S+) (\S+) \* \* (\S+)$/;

/** Returns the name of a queue for people: 'deals.remind-of-meetups' is 'Deals: remind of meetups'. */
export function jobName(queue: string): string {
  const [area = '', work = ''] = queue.split('.');
  const title =
    area === 'ai' ? 'AI' : `${area.slice(0, 1).toUpperCase()}${area.slice(1)}`.replaceAll('-', ' ');
  return work === '' ? title : `${title}: ${work.replaceAll('-', ' ')}`;
}

/** Returns when a cron expression runs: 'Every 5 minutes', 'Hourly at :41', 'Daily at 3:13 AM UTC'. */
export function scheduleInWords(cron: string): string {
  const [, minute = '', hour = '', weekday = ''] = CRON.exec(cron) ?? [];
  const step = /^\*\/(\d+)$/.exec(minute)?.[1];
  const often = minute.split(',').length;
  if (hour === '*' && weekday === '*') {
    if (minute === '*') return 'Every minute';
    if (step !== undefined) return `Every ${step} minutes`;
    if (often > 1) return `${often} times an hour`;
    if (/^\d+$/.test(minute)) return `Hourly at :${minute.padStart(2, '0')}`;
  }
  if (!/^\d+$/.test(minute) || !/^\d+$/.test(hour)) return cron;
  const day = weekday === '*' ? 'Daily' : WEEKDAYS[Number(weekday)];
  return day === undefined ? cron : `${day} at ${timeOfDay(Number(hour), minute)} UTC`;
}

const timeOfDay = (hour: number, minute: string): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${minute.padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
