import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who gets the answer, when it is not the sender. In parts, so that neither can become another header. */
  replyTo?: { name: string; address: string };
  /** Tells mail programs that a mail sent twice is one. */
  messageId?: string;
  /** Ends mails like this one: mail programs ask it by POST when their reader presses 'Unsubscribe' (RFC 8058). */
  unsubscribe?: string;
}

export interface Mailer {
  /** Hands a mail over; rejects when the mail server refuses or cannot be reached. */
  send(mail: Mail): Promise<void>;
}

/** Mail over SMTP, or, without a mail server, as files in DATA_DIR/outbox that the operator can open. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Log): Mailer {
  if (config.smtpUrl === undefined) return createOutbox(join(config.dataDir, 'outbox'), config.mailFrom, log);
  const transport = createTransport(
    { url: config.smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from: config.mailFrom },
  );
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail));
      log.info({ subject: mail.subject }, 'mail sent');
    },
  };
}

/** A mail as nodemailer takes it. */
function messageOf({ unsubscribe, ...mail }: Mail) {
  if (unsubscribe === undefined) return mail;
  const headers = {
    // As it is: folded, some programs would not read it.
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...mail, headers };
}

function createOutbox(folder: string, from: string, log: Log): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await composer.sendMail(messageOf(mail));
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
      log.info({ subject: mail.subject, file: join(folder, name) }, 'mail written to the outbox');
    },
  };
}
