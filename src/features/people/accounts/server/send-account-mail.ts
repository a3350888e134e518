import { type Counter, Counter as PrometheusCounter } from 'prom-client';
import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { ConsumerOptions } from '../../../../platform/server/jobs.ts';
import type { Log } from '../../../../platform/server/log.ts';
import type { Mail, Mailer } from '../../../../platform/server/mail/mailer.ts';
import { PermanentFailure } from '../../../../platform/server/signal-delivery.ts';
import { DAY_MS, HOUR_SECONDS } from '../../../../shared/time.ts';
import {
  confirmationMail,
  deletionCanceledMail,
  deletionMail,
  emailChangeAskedMail,
  emailChangedMail,
  newDeviceMail,
  newEmailMail,
  newTokenMail,
  resetMail,
} from './account-mails.ts';
import { createLinkToken } from './link-token.ts';
import type { AccountMail } from './queue-mail.ts';
import { createResetLink } from './reset-links.ts';

/** Retries within minutes first and hourly later, for at least a day. */
export const MAIL_RETRIES: ConsumerOptions = {
  retryLimit: 36,
  maxRetryDelaySeconds: HOUR_SECONDS,
  deleteAfterSeconds: HOUR_SECONDS,
};
const GIVE_UP_AFTER_MS = DAY_MS;

/**
 * Creates the metric that counts account emails by kind and result: sent, failed (will be retried), gave_up.
 */
export const createMailCounter = () =>
  new PrometheusCounter({
    name: 'offhand_account_mails_total',
    help: 'Mails to owners of accounts',
    labelNames: ['kind', 'result'],
    // Registered by the metrics page, which has its own registry.
    registers: [],
  });
type MailCounter = Counter<'kind' | 'result'>;

export interface AccountMailServices {
  db: Database;
  config: Config;
  log: Log;
  mailer: Mailer;
  mailCounter: MailCounter;
}

/**
 * Sends a queued email, with a link created now.
 * @param delivery Identifies the email, so that mail clients recognize a duplicate.
 * @throws the mail server's error, so that the email is retried for up to a day; then, or without a mailbox, a
 * PermanentFailure.
 */
export async function sendAccountMail(
  services: AccountMailServices,
  queued: AccountMail & { queuedAt: string },
  delivery: string,
): Promise<void> {
  const { config, log, mailer, mailCounter } = services;
  const { kind } = queued;
  const mail = await composeMail(services, queued);
  if (mail === null) return;
  const messageId = `<account-${delivery}@${new URL(config.publicUrl).hostname}>`;
  try {
    await mailer.send({ ...mail, messageId });
    mailCounter.inc({ kind, result: 'sent' });
  } catch (error) {
    const givesUp = isRefusedForGood(error) || Date.now() - Date.parse(queued.queuedAt) > GIVE_UP_AFTER_MS;
    mailCounter.inc({ kind, result: givesUp ? 'gave_up' : 'failed' });
    log.error(
      { err: error, kind },
      givesUp ? 'account mail not sent' : 'account mail not sent, it will be tried again',
    );
    throw givesUp ? new PermanentFailure(error) : error;
  }
}

/**
 * Whether the mail server says that the mailbox does not exist. Other errors, such as a wrong password, may
 * be temporary.
 */
const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
};

/** Returns the email; null if the account was deleted or the change was canceled. */
async function composeMail({ db, config }: AccountMailServices, queued: AccountMail): Promise<Mail | null> {
  const { publicUrl, authSecret, siteName } = config;
  const user = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.id', 'users.email', 'users.email_verified', 'profiles.deletes_at'])
    .where((where) =>
      'userId' in queued ? where('users.id', '=', queued.userId) : where('users.email', '=', queued.email),
    )
    .executeTakeFirst();
  if (user === undefined) return null;
  const { id: userId, email } = user;
  switch (queued.kind) {
    case 'confirm-email': {
      if (user.email_verified) return null;
      const token = await createLinkToken(authSecret, 'confirm-email', { userId, email });
      return confirmationMail(
        siteName,
        email,
        linkTo(publicUrl, '/auth/confirm', { token, next: queued.next }),
      );
    }
    case 'reset-password': {
      const token = await createResetLink(db, userId);
      return resetMail(
        siteName,
        email,
        linkTo(publicUrl, '/auth/new-password', { token, next: queued.next }),
      );
    }
    case 'new-email': {
      const waiting = await renewEmailChange(db, userId);
      if (waiting === null) return null;
      const token = await createLinkToken(authSecret, 'new-email', { userId, email: waiting });
      return newEmailMail(siteName, waiting, linkTo(publicUrl, '/auth/new-email', { token, next: null }));
    }
    case 'email-change-asked': {
      const waiting = await db
        .selectFrom('email_changes')
        .select('email')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return waiting ? emailChangeAskedMail(siteName, email, waiting.email, `${publicUrl}/auth`) : null;
    }
    case 'email-changed':
      return emailChangedMail(siteName, queued.formerEmail, email, `${publicUrl}/contact`);
    case 'new-device': {
      // An unconfirmed address may belong to someone else.
      if (!user.email_verified) return null;
      const { device, address, at } = queued;
      const link = `${publicUrl}/settings/account#devices`;
      return newDeviceMail(siteName, email, link, { device, address, at: new Date(at) });
    }
    case 'new-token':
      // An unconfirmed address may belong to someone else.
      if (!user.email_verified) return null;
      return newTokenMail(siteName, email, `${publicUrl}/settings/account#tokens`, queued.name);
    case 'deletion-asked': {
      // The deletion was canceled, or canceled and requested again, which queued its own email.
      const isCurrent = user.deletes_at?.getTime() === Date.parse(queued.deletesAt);
      return isCurrent
        ? deletionMail(siteName, email, new Date(queued.deletesAt), `${publicUrl}/auth`)
        : null;
    }
    case 'deletion-undone':
      return user.deletes_at === null ? deletionCanceledMail(siteName, email, publicUrl) : null;
  }
}

/** Extends a pending email change by a day, the lifetime of its link. Returns the address. */
async function renewEmailChange(db: Database, userId: string): Promise<string | null> {
  const waiting = await db
    .updateTable('email_changes')
    .set({ expires_at: new Date(Date.now() + DAY_MS) })
    .where('user_id', '=', userId)
    .returning('email')
    .executeTakeFirst();
  return waiting?.email ?? null;
}

/** Returns the address of our page for a token. `next` is the page the person came from. */
function linkTo(
  publicUrl: string,
  path: string,
  { token, next }: { token: string; next: string | null },
): string {
  const link = new URL(path, publicUrl);
  link.searchParams.set('token', token);
  if (next !== null && next !== '' && next !== '/') link.searchParams.set('next', next);
  return link.href;
}
