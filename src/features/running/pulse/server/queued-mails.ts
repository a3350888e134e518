import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { maskEmail } from '../../../../platform/server/mail/mask-email.ts';
import type { QueuedMail } from '../contract/background-work.ts';
import { mailFailure } from './mail-failure.ts';

/** The queues whose jobs each send one mail. */
const MAIL_QUEUES = ['accounts.mail', 'billing.mail-receipt', 'contact.mail', 'data-exports.mail'] as const;

/** Names of account mails by their kind. */
const ACCOUNT_MAILS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'confirm-email': 'Confirm your email',
    'reset-password': 'Choose a new password',
    'new-email': 'Confirm your new email',
    'email-change-asked': 'Your email is about to change',
    'email-changed': 'Your email was changed',
    'new-device': 'New sign-in',
    'new-token': 'New API token',
    'deletion-asked': 'Your account will be deleted',
    'deletion-undone': 'Account deletion canceled',
  }),
);

const OTHER_MAILS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'billing.mail-receipt': 'Receipt',
    'contact.mail': 'Message from the contact page',
    'data-exports.mail': 'Your data is ready',
  }),
);

interface QueueRow {
  id: string;
  queue: string;
  kind: string | null;
  state: 'created' | 'retry' | 'active' | 'failed';
  tries: number;
  queuedAt: Date;
  dueAt: Date;
  output: unknown;
  address: string | null;
}

const isUnsent = sql<boolean>`
  job.name = any(${[...MAIL_QUEUES]}::text[]) and job.state in ('created', 'retry', 'active', 'failed')`;

/** Returns the mails that are not sent yet, failed ones first. */
export async function findQueuedMails(
  db: Database,
  { contactEmail, limit }: { contactEmail: string; limit: number },
): Promise<QueuedMail[]> {
  const { rows } = await sql<QueueRow>`
    select job.id, job.name as queue, job.data->>'kind' as kind, job.state::text as state,
      job.retry_count + (job.state in ('failed', 'active'))::int as tries,
      job.created_on as "queuedAt", job.start_after as "dueAt", job.output,
      coalesce(
        job.data->>'email',
        case when job.name = 'contact.mail' then ${contactEmail}::text end,
        (select email from users where id = (job.data->>'userId')::uuid),
        (select email from users where id = (job.data->>'profileId')::uuid),
        (select users.email from data_exports join users on users.id = data_exports.profile_id
          where job.name = 'data-exports.mail' and data_exports.id = (job.data->>'id')::uuid)) as address
    from jobs.job
    where ${isUnsent}
    order by job.state = 'failed' desc, job.start_after, job.id
    limit ${limit}`.execute(db);
  return rows.map(present);
}

function present({ id, queue, kind, state, tries, queuedAt, dueAt, output, address }: QueueRow): QueuedMail {
  const name = queue === 'accounts.mail' ? ACCOUNT_MAILS.get(kind ?? '') : OTHER_MAILS.get(queue);
  return {
    id,
    name: name ?? queue,
    to: address === null ? null : maskEmail(address),
    state: state === 'failed' ? 'failed' : state === 'retry' ? 'retrying' : 'waiting',
    reason: output === null ? null : mailFailure(output),
    tries,
    queuedAt: queuedAt.toISOString(),
    nextAt: state === 'failed' ? null : dueAt.toISOString(),
  };
}

/** Counts the mails that are not sent yet. */
export async function countQueuedMails(db: Database): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where job.state <> 'failed')::int as waiting,
      count(*) filter (where job.state = 'failed')::int as failed
    from jobs.job where ${isUnsent}`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0 };
}

/** Returns the queue and the name of a mail that is not sent yet; null for any other id. */
export async function findMailQueue(
  db: Database,
  id: string,
): Promise<{ queue: string; name: string } | null> {
  const { rows } = await sql<{ queue: string; kind: string | null }>`
    select job.name as queue, job.data->>'kind' as kind from jobs.job where job.id = ${id}::uuid and ${isUnsent}`.execute(
    db,
  );
  const [job] = rows;
  if (job === undefined) return null;
  const { queue, kind } = job;
  return { queue, name: ACCOUNT_MAILS.get(kind ?? '') ?? OTHER_MAILS.get(queue) ?? queue };
}

/** Whether the jobs of a queue each send one mail. */
export const isMailQueue = (queue: string): boolean => (MAIL_QUEUES as readonly string[]).includes(queue);

/** Counts the notifications that are due to be mailed. Several for one person are one mail. */
export async function countDueNotifications(db: Database): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from notifications
    where mail_due_at is not null and not read and mail_due_at <= now()`.execute(db);
  return rows[0]?.due ?? 0;
}
