import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { parseMail, type ReceivedMail } from './parse-mail.ts';

export interface MailServer {
  /** Value for SMTP_URL. */
  url: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** Starts a local mail server that stores emails. It rejects those for which `onMail` throws. */
export async function startMailServer(
  onMail: (mail: ReceivedMail) => Promise<void> | void = () => undefined,
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    async onData(stream, _session, done) {
      const mail = parseMail((await buffer(stream)).toString('utf8'));
      try {
        await onMail(mail);
      } catch (error) {
        done(error as Error);
        return;
      }
      received.push(mail);
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
