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
  /** Who gets replies, if not the sender. In parts, so that neither can become another header. */
  replyTo?: { name: string; address: string };
  /** Lets mail programs recognize a mail that was sent twice. */
  messageId?: string;
  /**
   * Address that unsubscribes from mails like this one; mail programs POST to it when their reader presses
   * 'Unsubscribe' (RFC 8058).
   */
  unsubscribe?: string;
}

export interface Mailer {
  /** Sends a mail; rejects if the mail server refuses or cannot be reached. */
  send(mail: Mail): Promise<void>;
}

/** Sends mail over SMTP, or, without a mail server, writes files to DATA_DIR/outbox for the operator to open. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Log): Mailer {
  if (config.smtpUrl === undefined) return createOutbox(join(config.dataDir, 'outbox'), config.mailFrom, log);
  const transport = createTransport(
    { url: config.smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from: config.mailFrom },
  );
  return {
    async send(mail) {
      const { messageId } = await transport.sendMail(messageOf(mail));
      // Subjects name people and what they wrote about.
      log.info({ messageId }, 'mail sent');
    },
  };
}

/** Converts a mail for nodemailer. */
function messageOf({ unsubscribe, ...mail }: Mail) {
  if (unsubscribe === undefined) return mail;
  const headers = {
    // Not folded, as some mail programs could not read it.
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
      log.info({ file: join(folder, name) }, 'mail written to the outbox');
    },
  };
}
