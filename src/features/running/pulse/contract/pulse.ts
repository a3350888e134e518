import { z } from '@hono/zod-openapi';
import { AuditEntry } from '../../operators/contract/audit-log.ts';

/** The number of things that Today lists. The rest can wait. */
export const MAX_TODOS = 4;
/** The number of days that Today counts, including today. */
export const COUNTED_DAYS = 14;

const TODO_KINDS = ['cases', 'mails', 'jobs', 'set-up'] as const;

export const Todo = z
  .object({
    kind: z.enum(TODO_KINDS),
    title: z.string(),
    text: z.string(),
    isLate: z.boolean().describe('Whether it should have been done already.'),
    link: z.string().describe('The address of the page where it is done.'),
  })
  .openapi('Todo');
export type Todo = z.infer<typeof Todo>;

export const Health = z
  .object({
    upSince: z.iso.datetime().describe('When this process started.'),
    pageMilliseconds: z
      .int()
      .nullable()
      .describe(
        'Within this time, 95 of 100 pages were answered since the start; null before the first page.',
      ),
    databaseBytes: z.int(),
    disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }).describe('The disk of the data folder.'),
    mails: z.object({ waiting: z.int(), failed: z.int() }),
    jobs: z.object({ late: z.int(), failing: z.int() }),
    versions: z.object({ offhand: z.string(), node: z.string(), postgres: z.string() }),
  })
  .openapi('Health');
export type Health = z.infer<typeof Health>;

export const DayCounts = z
  .object({
    day: z.iso.date().describe("In the site's time zone."),
    people: z.int().describe('New accounts.'),
    listings: z.int().describe('New listings that were not removed since.'),
    deals: z.int().describe('Sales to a named buyer.'),
    cents: z
      .int()
      .describe('Payments for plans and credits less refunds, in US cents, without test payments.'),
  })
  .openapi('DayCounts');
export type DayCounts = z.infer<typeof DayCounts>;

export const MissingService = z
  .object({
    id: z.string(),
    name: z.string(),
    settings: z.string().describe('The settings that turn it on.'),
    cost: z.string().describe('What people go without.'),
  })
  .openapi('MissingService');
export type MissingService = z.infer<typeof MissingService>;

export const Pulse = z
  .object({
    todos: z.array(Todo).max(MAX_TODOS).describe('The most urgent first.'),
    todosLeftOut: z.int(),
    health: Health,
    days: z.array(DayCounts).length(COUNTED_DAYS).describe('Oldest first. The last is today so far.'),
    missing: z.array(MissingService),
    log: z.array(AuditEntry).describe('The last three actions of operators.'),
  })
  .openapi('Pulse');
export type Pulse = z.infer<typeof Pulse>;
