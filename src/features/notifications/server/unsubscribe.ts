import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../platform/server/db/database.ts';
import { DomainError } from '../../../shared/errors.ts';
import { notificationErrors } from '../contract/errors.ts';
import type { MailSubscription } from '../contract/notification.ts';
import { CHOOSABLE, type ChoosableType, isChoosable } from '../contract/notification-types.ts';
import { findPreferences, storeChoices } from './settings.queries.ts';

/** The mails of some kinds to a member, or all those to an address of a guest. */
export type Subscription = { profileId: string; types: ChoosableType[] } | { alertsId: string };

/** Stands for all kinds a guest is mailed about. */
const GUEST = 'guest';
const GUEST_TYPES: readonly string[] = ['message', 'other'] satisfies ChoosableType[];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${body}`).digest('base64url');

/** What a mail's link carries: whose mails of which kinds it ends, signed. It never expires, as mails do not. */
export function unsubscribeToken(subscription: Subscription, secret: string): string {
  const body =
    'alertsId' in subscription
      ? `${subscription.alertsId}.${GUEST}`
      : `${subscription.profileId}.${subscription.types.join('~')}`;
  return `${body}.${signatureOf(body, secret)}`;
}

/** @throws DomainError BAD_UNSUBSCRIBE_LINK for one that is none of ours. */
function readToken(token: string, secret: string): Subscription {
  const [id = '', kinds = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(`${id}.${kinds}`, secret));
  const given = Buffer.from(signature);
  const signed = given.length === expected.length && timingSafeEqual(given, expected);
  if (!signed || !UUID.test(id)) throw new DomainError(notificationErrors.BAD_UNSUBSCRIBE_LINK);
  return kinds === GUEST ? { alertsId: id } : { profileId: id, types: kinds.split('~').filter(isChoosable) };
}

/** What a link is about, and whether that is mailed still. */
export async function loadMailSubscription(
  db: Database,
  secret: string,
  token: string,
): Promise<MailSubscription> {
  const subscription = readToken(token, secret);
  if ('alertsId' in subscription) {
    const known = await db
      .selectFrom('guest_alerts')
      .select('id')
      .where('id', '=', subscription.alertsId)
      .executeTakeFirst();
    return { kinds: labelsOf(GUEST_TYPES), subscribed: known !== undefined, final: true };
  }
  const { profileId, types } = subscription;
  const { wants } = (await findPreferences(db, [profileId]))(profileId);
  return {
    kinds: labelsOf(types),
    subscribed: types.some((type) => wants(type, 'email')),
    final: false,
  };
}

const labelsOf = (types: readonly string[]): string[] =>
  CHOOSABLE.filter(({ type }) => types.includes(type)).map(({ label }) => label);

/**
 * Ends the mails that a link is about, or has them sent again. A guest's address is forgotten with its mails.
 * @throws DomainError BAD_UNSUBSCRIBE_LINK also for having a guest's mails sent again.
 */
export async function changeMailSubscription(
  db: Database,
  secret: string,
  token: string,
  on: boolean,
): Promise<void> {
  const subscription = readToken(token, secret);
  if ('alertsId' in subscription) {
    if (on) throw new DomainError(notificationErrors.BAD_UNSUBSCRIBE_LINK);
    await db.deleteFrom('guest_alerts').where('id', '=', subscription.alertsId).execute();
    return;
  }
  const { profileId, types } = subscription;
  const known = await db.selectFrom('profiles').select('id').where('id', '=', profileId).executeTakeFirst();
  // Nothing is mailed to an account that is gone.
  if (known === undefined) return;
  await storeChoices(
    db,
    profileId,
    types.map((type) => ({ type, channel: 'email', on })),
  );
}
