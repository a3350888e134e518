import type { Config } from '../../../../platform/server/config.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import { createRecognizeDevice, describeDevice } from './recognize-device.ts';
import { queueMail } from './queue-mail.ts';
import { rememberAddress } from './same-person.ts';

/** The origin of a request. */
export interface Origin {
  headers: Headers;
  /** The network address. */
  address: string;
}

interface WelcomeBackOptions {
  db: Database;
  config: Config;
  jobs: Pick<Jobs, 'record'>;
}

/** @param headers Response headers, which get the device's cookie. */
export type WelcomeBack = (userId: string, origin: Origin, headers: Headers) => Promise<void>;

/**
 * Creates the last step of every kind of sign-in: it recognizes the browser, and emails the account's owner
 * after a log-in on a new device. Unconfirmed addresses get no email, because they may belong to someone
 * else.
 */
export function createWelcomeBack({ db, config, jobs }: WelcomeBackOptions) {
  const recognizeDevice = createRecognizeDevice(db, config);

  const notifyOwner = (userId: string, { headers, address }: Origin): Promise<void> =>
    db.transaction().execute((trx) =>
      queueMail(jobs, trx, {
        kind: 'new-device',
        userId,
        device: describeDevice(headers.get('user-agent')),
        address,
        at: new Date().toISOString(),
      }),
    );

  return {
    /** The device that signed the account up needs no email. */
    async welcome(userId: string, { headers: sent, address }: Origin, headers: Headers): Promise<void> {
      await rememberAddress(db, config, { userId, address });
      headers.append('Set-Cookie', (await recognizeDevice(userId, sent)).setCookie);
    },

    async welcomeBack(userId: string, origin: Origin, headers: Headers): Promise<void> {
      await rememberAddress(db, config, { userId, address: origin.address });
      const { setCookie, notify } = await recognizeDevice(userId, origin.headers);
      headers.append('Set-Cookie', setCookie);
      if (notify) await notifyOwner(userId, origin);
    },
  };
}
