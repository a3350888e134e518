import { z } from '@hono/zod-openapi';

/** The number of mails that the page of mails and jobs lists. */
export const MAX_MAILS = 50;

export const QueuedMail = z
  .object({
    id: z.uuid(),
    name: z.string().describe("What the mail is about, such as 'Confirm your email'."),
    to: z.string().nullable().describe('The masked address; null if the account is gone.'),
    state: z.enum(['waiting', 'retrying', 'failed']).describe('Failed mails are not tried again.'),
    reason: z.string().nullable().describe('Why the last try failed; null before it.'),
    tries: z.int(),
    queuedAt: z.iso.datetime(),
    nextAt: z.iso.datetime().nullable().describe('The next try; null for failed mails.'),
  })
  .openapi('QueuedMail');
export type QueuedMail = z.infer<typeof QueuedMail>;

export const BackgroundJob = z
  .object({
    id: z.string().describe('The name of its queue.'),
    name: z.string(),
    schedule: z.string().describe("When it runs, such as 'Hourly at :41' or 'After each change'."),
    state: z.enum(['on-time', 'waiting', 'running', 'late', 'failing']),
    reason: z.string().nullable().describe('Why it is failing.'),
    lastAt: z.iso.datetime().nullable(),
    lastMilliseconds: z.int().nullable(),
    nextAt: z.iso.datetime().nullable(),
  })
  .openapi('BackgroundJob');
export type BackgroundJob = z.infer<typeof BackgroundJob>;

export const BackgroundWork = z
  .object({
    mails: z.array(QueuedMail).max(MAX_MAILS).describe('Failed ones first, then by their next try.'),
    mailCounts: z.object({ waiting: z.int(), failed: z.int() }),
    notificationsDue: z.int().describe('Notifications that will be mailed in the next minute.'),
    jobs: z.array(BackgroundJob).describe('Failing and late ones first.'),
  })
  .openapi('BackgroundWork');
export type BackgroundWork = z.infer<typeof BackgroundWork>;
