import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import { defineSignal } from '../../../shared/signals.ts';

/**
 * A mail to the owner of an account, as it waits to be sent. It has no link: the link is made when the mail is sent, so
 * its age counts from then and no secret waits in the queue.
 */
export type AccountMail =
  /** Named by the address, whose account is looked up when the mail is sent: the answer depends on no account. */
  | { kind: 'confirm-email' | 'reset-password'; email: string; next: string | null }
  | { kind: 'new-email' | 'email-change-asked' | 'deletion-undone'; userId: string }
  | { kind: 'deletion-asked'; userId: string; deletesAt: string }
  | { kind: 'email-changed'; userId: string; formerEmail: string }
  | { kind: 'new-device'; userId: string; device: string; address: string; at: string };

export const accountMailQueued = defineSignal<AccountMail & { queuedAt: string }>('account.mail-queued');

/** Queues mails in the transaction of what they are about. */
export const queueMail = (
  jobs: Pick<Jobs, 'record'>,
  trx: Transaction<DB>,
  ...mails: readonly AccountMail[]
): Promise<void> => {
  const queuedAt = new Date().toISOString();
  return jobs.record(trx, accountMailQueued, ...mails.map((mail) => ({ ...mail, queuedAt })));
};
