import type { Transaction } from 'kysely';
import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { defineSignal } from '../../../../shared/signals.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';

/**
 * An email to an account's owner, as queued. Its link is created when the email is sent, so that the link's
 * lifetime starts then and no secret waits in the queue.
 */
export type AccountMail =
  /**
   * Addressed by email. The account is looked up when the email is sent, so that the response reveals
   * nothing.
   */
  | { kind: 'confirm-email' | 'reset-password'; email: string; next: string | null }
  | { kind: 'new-email' | 'email-change-asked' | 'deletion-undone'; userId: string }
  | { kind: 'deletion-asked'; userId: string; deletesAt: string }
  | { kind: 'email-changed'; userId: string; formerEmail: string }
  | { kind: 'new-device'; userId: string; device: string; address: string; at: string }
  | { kind: 'new-token'; userId: string; name: string };

export const accountMailQueued = defineSignal<AccountMail & { queuedAt: string }>('account.mail-queued');

/** Queues emails in the same transaction as their cause. */
export const queueMail = (
  jobs: Pick<Jobs, 'record'>,
  trx: Transaction<DB>,
  ...mails: readonly AccountMail[]
): Promise<void> => {
  const queuedAt = new Date().toISOString();
  return jobs.record(trx, accountMailQueued, ...mails.map((mail) => ({ ...mail, queuedAt })));
};

const PER_MAILBOX = { limit: 4, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;
const PER_ADDRESS = { limit: 20, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;

/** The kinds of emails with a link that a person requests. */
type LinkMailKind = Extract<AccountMail['kind'], 'confirm-email' | 'reset-password' | 'new-email'>;

/**
 * Counts an email with a link, so that no one can flood a mailbox. Each kind has its own limit. Otherwise requests
 * that send nothing, such as confirming a confirmed address, could block the owner's password reset.
 * @param address The network address of the request.
 */
export async function countMail(
  db: Database,
  kind: LinkMailKind,
  email: string,
  address: string,
): Promise<void> {
  await countAttempt(db, `mail:address:${address}`, PER_ADDRESS);
  await countAttempt(db, `mail:${kind}:${email}`, PER_MAILBOX);
}
