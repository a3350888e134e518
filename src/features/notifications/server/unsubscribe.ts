import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../platform/server/db/database.ts';
import { DomainError } from '../../../shared/errors.ts';
import { isUuid } from '../../../shared/pagination.ts';
import { notificationErrors } from '../contract/errors.ts';
import type { MailSubscription } from '../contract/notification.ts';
import type { NotificationCatalog } from './notification-catalog.ts';
import { findPreferences, storeChoices } from './settings.queries.ts';

/** The mails of some preference groups to a member, or all those to an address of a guest. */
export type Subscription = { profileId: string; groups: string[] } | { alertsId: string };

export interface UnsubscribeServices {
  db: Database;
  authSecret: string;
  notificationCatalog: NotificationCatalog;
}

/** Stands for all kinds a guest is mailed about. */
const GUEST = 'guest';
/** Mails from before deals had a group of their own name it so, and their links never expire. */
const RENAMED: ReadonlyMap<string, string> = new Map(Object.entries({ other: 'deals' }));

const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${body}`).digest('base64url');

/** What a mail's link carries: whose mails of which kinds it ends, signed. It never expires, as mails do not. */
export function unsubscribeToken(subscription: Subscription, secret: string): string {
  const body =
    'alertsId' in subscription
      ? `${subscription.alertsId}.${GUEST}`
      : `${subscription.profileId}.${subscription.groups.join('~')}`;
  return `${body}.${signatureOf(body, secret)}`;
}

/** @throws DomainError BAD_UNSUBSCRIBE_LINK for one that is none of ours. */
function readToken(
  token: string,
  { authSecret: secret, notificationCatalog }: UnsubscribeServices,
): Subscription {
  const [id = '', kinds = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(`${id}.${kinds}`, secret));
  const given = Buffer.from(signature);
  const signed = given.length === expected.length && timingSafeEqual(given, expected);
  if (!signed || !isUuid(id)) throw new DomainError(notificationErrors.BAD_UNSUBSCRIBE_LINK);
  if (kinds === GUEST) return { alertsId: id };
  const named = kinds.split('~').map((group) => RENAMED.get(group) ?? group);
  const groups = named.filter((one) => notificationCatalog.preferences.some(({ group }) => group === one));
  return { profileId: id, groups };
}

/** What a link is about, and whether that is mailed still. */
export async function loadMailSubscription(
  services: UnsubscribeServices,
  token: string,
): Promise<MailSubscription> {
  const { db, notificationCatalog: catalog } = services;
  const subscription = readToken(token, services);
  if ('alertsId' in subscription) {
    const known = await db
      .selectFrom('guest_alerts')
      .select('id')
      .where('id', '=', subscription.alertsId)
      .executeTakeFirst();
    const ofGuests = catalog.preferences.filter(({ guests }) => guests);
    return { kinds: ofGuests.map(({ label }) => label), subscribed: known !== undefined, final: true };
  }
  const { profileId, groups } = subscription;
  const { wantsGroup } = (await findPreferences(db, catalog, [profileId]))(profileId);
  const preferences = catalog.preferences.filter(({ group }) => groups.includes(group));
  return {
    kinds: preferences.map(({ label }) => label),
    subscribed: preferences.some((preference) => wantsGroup(preference, 'email')),
    final: false,
  };
}

/**
 * Ends the mails that a link is about, or has them sent again. A guest's address is forgotten with its mails.
 * @throws DomainError BAD_UNSUBSCRIBE_LINK also for having a guest's mails sent again.
 */
export async function changeMailSubscription(
  services: UnsubscribeServices,
  token: string,
  on: boolean,
): Promise<void> {
  const { db } = services;
  const subscription = readToken(token, services);
  if ('alertsId' in subscription) {
    if (on) throw new DomainError(notificationErrors.BAD_UNSUBSCRIBE_LINK);
    await db.deleteFrom('guest_alerts').where('id', '=', subscription.alertsId).execute();
    return;
  }
  const { profileId, groups } = subscription;
  const known = await db.selectFrom('profiles').select('id').where('id', '=', profileId).executeTakeFirst();
  // Nothing is mailed to an account that is gone.
  if (known === undefined) return;
  await storeChoices(
    db,
    profileId,
    groups.map((group) => ({ group, channel: 'email', on })),
  );
}
