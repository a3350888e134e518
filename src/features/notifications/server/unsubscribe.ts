import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../platform/server/db/database.ts';
import { DomainError } from '../../../shared/errors.ts';
import { notificationErrors } from '../contract/errors.ts';
import type { MailSubscription } from '../contract/notification.ts';
import { CHOOSABLE, type ChoosableType, isChoosable } from '../contract/notification-types.ts';
import { findWishes, storeChoices } from './settings.queries.ts';

interface Subscription {
  profileId: string;
  types: ChoosableType[];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${body}`).digest('base64url');

/** What a mail's link carries: whose mails of which kinds it ends, signed. It never expires, as mails do not. */
export function unsubscribeToken({ profileId, types }: Subscription, secret: string): string {
  const body = `${profileId}.${types.join('~')}`;
  return `${body}.${signatureOf(body, secret)}`;
}

/** @throws DomainError BAD_UNSUBSCRIBE_LINK for one that is none of ours. */
function readToken(token: string, secret: string): Subscription {
  const [profileId = '', kinds = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(`${profileId}.${kinds}`, secret));
  const given = Buffer.from(signature);
  const signed = given.length === expected.length && timingSafeEqual(given, expected);
  if (!signed || !UUID.test(profileId)) throw new DomainError(notificationErrors.BAD_UNSUBSCRIBE_LINK);
  return { profileId, types: kinds.split('~').filter(isChoosable) };
}

/** What a link is about, and whether that is mailed still. */
export async function loadMailSubscription(
  db: Database,
  secret: string,
  token: string,
): Promise<MailSubscription> {
  const { profileId, types } = readToken(token, secret);
  const { wants } = (await findWishes(db, [profileId]))(profileId);
  return {
    kinds: CHOOSABLE.filter(({ type }) => types.includes(type)).map(({ label }) => label),
    subscribed: types.some((type) => wants(type, 'email')),
  };
}

/** Ends the mails that a link is about, or has them sent again. */
export async function changeMailSubscription(
  db: Database,
  secret: string,
  token: string,
  on: boolean,
): Promise<void> {
  const { profileId, types } = readToken(token, secret);
  const known = await db.selectFrom('profiles').select('id').where('id', '=', profileId).executeTakeFirst();
  // Nothing is mailed to an account that is gone.
  if (known === undefined) return;
  await storeChoices(
    db,
    profileId,
    types.map((type) => ({ type, channel: 'email', on })),
  );
}
