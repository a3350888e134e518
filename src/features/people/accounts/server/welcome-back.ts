import type { AccountServices } from './account-services.ts';
import { queueMail } from './queue-mail.ts';
import { describeDevice, recognizeDevice } from './recognize-device.ts';
import { rememberAddress } from './same-person.ts';

/** The origin of a request. */
export interface Origin {
  headers: Headers;
  /** The network address. */
  address: string;
}

type WelcomeServices = Pick<AccountServices, 'db' | 'config' | 'jobs'>;

/**
 * The last step of a sign-up: recognizes the browser. It needs no email about a new device.
 * @param headers Response headers, which get the device's cookie.
 */
export async function welcome(
  { db, config }: WelcomeServices,
  userId: string,
  { headers: sent, address }: Origin,
  headers: Headers,
): Promise<void> {
  await rememberAddress(db, config, { userId, address });
  headers.append('Set-Cookie', (await recognizeDevice(db, config, userId, sent)).setCookie);
}

/**
 * The last step of every kind of login: recognizes the browser, and emails the account's owner after a
 * login on a new device. Unconfirmed addresses get no email, because they may belong to someone else.
 * @param headers Response headers, which get the device's cookie.
 */
export async function welcomeBack(
  services: WelcomeServices,
  userId: string,
  origin: Origin,
  headers: Headers,
): Promise<void> {
  const { db, config } = services;
  await rememberAddress(db, config, { userId, address: origin.address });
  const { setCookie, notify } = await recognizeDevice(db, config, userId, origin.headers);
  headers.append('Set-Cookie', setCookie);
  if (notify) await notifyOwner(services, userId, origin);
}

const notifyOwner = (
  { db, jobs }: WelcomeServices,
  userId: string,
  { headers, address }: Origin,
): Promise<void> =>
  db.transaction().execute((trx) =>
    queueMail(jobs, trx, {
      kind: 'new-device',
      userId,
      device: describeDevice(headers.get('user-agent')),
      address,
      at: new Date().toISOString(),
    }),
  );
