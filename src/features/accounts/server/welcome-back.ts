import type { Config } from '../../../platform/server/config.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import { describeDevice } from './describe-device.ts';
import { createKnowDevice } from './know-device.ts';
import { queueMail } from './queue-mail.ts';
import { rememberAddress } from './same-person.ts';

/** Where a request comes from. */
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

/** @param headers Those of the answer, which get the cookie of the device. */
export type WelcomeBack = (userId: string, origin: Origin, headers: Headers) => Promise<void>;

/**
 * What every sign-in ends with, whichever way it came: the browser is remembered, and the owner of the account is told
 * by mail if the account was never signed in there before. An address that is not confirmed may be somebody else's, so
 * nothing goes there.
 */
export function createWelcomeBack({ db, config, jobs }: WelcomeBackOptions) {
  const knowDevice = createKnowDevice(db, config);

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
    /** The browser on which an account is made is no news to its owner. */
    async welcome(userId: string, { headers: sent, address }: Origin, headers: Headers): Promise<void> {
      await rememberAddress(db, config, { userId, address });
      headers.append('Set-Cookie', (await knowDevice(userId, sent)).setCookie);
    },

    async welcomeBack(userId: string, origin: Origin, headers: Headers): Promise<void> {
      await rememberAddress(db, config, { userId, address: origin.address });
      const { setCookie, notify } = await knowDevice(userId, origin.headers);
      headers.append('Set-Cookie', setCookie);
      if (notify) await notifyOwner(userId, origin);
    },
  };
}
