import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { Histogram, type Metric } from 'prom-client';
import { DEFAULT_SETTINGS } from '../../../shared/site-settings.ts';
import { addressOf, type Config } from '../config.ts';
import type { Log } from '../log.ts';
import { traced } from '../tracing.ts';
import { type MailContent, type MailSite, renderMail } from './render-mail.ts';

export interface Mail extends MailContent {
  to: string;
  /** Who gets replies, if not the sender. In parts, so that neither can inject another header. */
  replyTo?: { name: string; address: string };
  /** Lets mail clients recognize a duplicate. */
  messageId?: string;
  /**
   * Address that unsubscribes from emails like this one. Mail clients send a POST to it when their reader
   * clicks 'Unsubscribe' (RFC 8058).
   */
  unsubscribe?: string;
}

export interface Mailer {
  /** Sends an email. Rejects if the mail server refuses it or can't be reached. */
  send(mail: Mail): Promise<void>;
}

type MailerSettings = MailSite & Pick<Config, 'mailFrom'>;

/**
 * Creates a mailer that sends over SMTP. Without a mail server, it writes files to DATA_DIR/outbox for the
 * operator to open.
 */
export function createMailer(
  config: MailerSettings & Pick<Config, 'smtpUrl' | 'dataDir'>,
  log: Log,
): { mailer: Mailer; metric: Metric } {
  const metric = new Histogram({
    name: 'offhand_mail_seconds',
    help: 'Time to hand a mail to the mail server or the outbox',
    labelNames: ['result'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 20],
    // Registered by the metrics page, which has its own registry.
    registers: [],
  });
  const { send } = config.smtpUrl === undefined ? createOutbox(config, log) : createSmtp(config, log);
  return {
    metric,
    mailer: {
      async send(mail) {
        const end = metric.startTimer();
        await traced({ name: 'send mail', kind: 'outgoing', attributes: {} }, () => send(mail)).then(
          () => end({ result: 'sent' }),
          (error: unknown) => {
            end({ result: 'failed' });
            throw error;
          },
        );
      },
    },
  };
}

function createSmtp(config: MailerSettings & Pick<Config, 'smtpUrl'>, log: Log): Mailer {
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      const { messageId } = await transport.sendMail(await messageOf(mail, config));
      // Logs no subject, because subjects contain names and what people wrote about.
      log.info({ messageId }, 'mail sent');
    },
  };
}

/** Returns the sender: under the name of the site, if its operator chose one. */
function senderOf({ mailFrom, siteName }: MailerSettings) {
  return siteName === DEFAULT_SETTINGS.siteName ? mailFrom : { name: siteName, address: addressOf(mailFrom) };
}

/** Converts an email for nodemailer. */
async function messageOf(mail: Mail, site: MailerSettings) {
  const { to, subject, replyTo, messageId, unsubscribe } = mail;
  const from = senderOf(site);
  const message = { from, to, subject, replyTo, messageId, ...(await renderMail(mail, site)) };
  if (unsubscribe === undefined) return message;
  const headers = {
    // Not folded, because some mail clients can't read it otherwise.
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...message, headers };
}

function createOutbox(config: MailerSettings & Pick<Config, 'dataDir'>, log: Log): Mailer {
  const folder = join(config.dataDir, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await composer.sendMail(await messageOf(mail, config));
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
      log.info({ file: join(folder, name) }, 'mail written to the outbox');
    },
  };
}
