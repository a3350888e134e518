import { z } from '@hono/zod-openapi';
import { setting } from './setting-kinds.ts';

const dailyLimit = (min: number) =>
  z.int('Enter whole numbers.').min(min, `Enter ${min} or more.`).max(10_000, 'Enter 10,000 or less.');

/** What people can do on a day while they are new. */
const NewcomerLimits = z.object(
  {
    listings: dailyLimit(1),
    chats: dailyLimit(1),
    photos: dailyLimit(1),
    /** In the text of one listing. */
    links: dailyLimit(0),
  },
  'Enter all four numbers.',
);
export type NewcomerLimits = z.infer<typeof NewcomerLimits>;

const NEWCOMER_STEPS = 3;
const AllNewcomerLimits = z
  .array(NewcomerLimits, 'Send the limits of each step.')
  .length(NEWCOMER_STEPS, 'Send the limits of each step.')
  .refine(
    (steps) =>
      steps.every((step, index) =>
        Object.entries(steps[index - 1] ?? {}).every(
          ([what, before]) => before <= step[what as keyof NewcomerLimits],
        ),
      ),
    'Limits can’t get smaller from one row to the next.',
  );

export const newcomersSetting = setting<readonly NewcomerLimits[]>({
  schema: AllNewcomerLimits,
  default: [
    { listings: 10, chats: 20, photos: 100, links: 1 },
    { listings: 20, chats: 40, photos: 200, links: 2 },
    { listings: 60, chats: 80, photos: 400, links: 5 },
  ],
  group: 'limits',
  label: 'Limits of new accounts and guests',
  hint: 'Per day, and links per listing. Limits end after 30 days or 3 finished deals.',
});
