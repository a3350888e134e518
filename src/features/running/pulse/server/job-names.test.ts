import { expect, test } from 'vitest';
import { jobName, scheduleInWords } from './job-names.ts';

test('Operators read names of jobs as words', () => {
  expect(jobName('deals.remind-of-meetups')).toBe('Deals: remind of meetups');
  expect(jobName('price-help')).toBe('Price help');
  expect(jobName('ai.sweep')).toBe('AI: sweep');
});

test.each([
  ['* * * * *', 'Every minute'],
  ['*/5 * * * *', 'Every 5 minutes'],
  ['4,19,34,49 * * * *', '4 times an hour'],
  ['7 * * * *', 'Hourly at :07'],
  ['5 0 * * *', 'Daily at 12:05 AM UTC'],
  ['13 3 * * *', 'Daily at 3:13 AM UTC'],
  ['29 13 * * 1', 'Mondays at 1:29 PM UTC'],
  ['0 0 1 1 *', '0 0 1 1 *'],
])('The schedule %s is "%s"', (cron, words) => {
  expect(scheduleInWords(cron)).toBe(words);
});
