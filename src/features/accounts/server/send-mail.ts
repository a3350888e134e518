import type { Log } from '../../../platform/server/log.ts';
import type { Mail, Mailer } from '../../../platform/server/mail/mailer.ts';

export type SendMail = (mail: Mail) => Promise<void>;

/** A mail that cannot be sent does not fail the action: the pages offer to send it again. */
export const createSendMail =
  (mailer: Mailer, log: Log): SendMail =>
  (mail) =>
    mailer.send(mail).catch((error: unknown) => log.error({ err: error }, 'mail not sent'));
