import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../../../platform/server/db/database.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { isUuid } from '../../../../shared/uuid.ts';
import { notificationErrors } from '../contract/errors.ts';
import type { MailSubscription } from '../contract/notification.ts';
import type { NotificationCatalog } from './notification-catalog.ts';
import { findPreferences, storeChoices } from './settings.queries.ts';

/** The mails of some preference groups to a member, or all mails to a guest's address. */
export type Subscription = { profileId: string; groups: string[] } | { alertsId: string };

export interface UnsubscribeServices {
  db: Database;
  authSecret: string;
  notificationCatalog: NotificationCatalog;
}

/** Stands for all mails to a guest. */
const GUEST_MAILS = 'guest';
/** Old mails use the previous name of the deals group, and their links never expire. */
const RENAMED_GROUPS: ReadonlyMap<string, string> = new Map(Object.entries({ other: 'deals' }));

const signatureOf = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${body}`).digest('base64url');

/** Returns a signed token that ends mails of these groups. It never expires, because mails don't either. */
export function unsubscribeToken(subscription: Subscription, secret: string): string {
  const body =
    'alertsId' in subscription
      ? `${subscription.alertsId}.${GUEST_MAILS}`
      : `${subscription.profileId}.${subscription.groups.join('~')}`;
  return `${body}.${signatureOf(body, secret)}`;
}

/**
 * Reads the token of an unsubscribe link.
 * @throws DomainError BAD_UNSUBSCRIBE_LINK if the signature is wrong.
 */
function readToken(
  token: string,
  { authSecret: secret, notificationCatalog }: UnsubscribeServices,
): Subscription {
  const [id = '', kinds = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(`${id}.${kinds}`, secret));
  const actual = Buffer.from(signature);
  const signed = actual.length === expected.length && timingSafeEqual(actual, expected);
  if (!signed || !isUuid(id)) throw new DomainError(notificationErrors.BAD_UNSUBSCRIBE_LINK);
  if (kinds === GUEST_MAILS) return { alertsId: id };
  const named = kinds.split('~').map((group) => RENAMED_GROUPS.get(group) ?? group);
  const groups = named.filter((name) => notificationCatalog.preferences.some(({ group }) => group === name));
  return { profileId: id, groups };
}

/** Returns the mails that a link is about, and whether they are still sent. */
export async function loadMailSubscription(
  services: UnsubscribeServices,
  token: string,
): Promise<MailSubscription> {
  const { db, notificationCatalog: catalog } = services;
  const subscription = readToken(token, services);
  if ('alertsId' in subscription) {
    const existing = await db
      .selectFrom('guest_alerts')
      .select('id')
      .where('id', '=', subscription.alertsId)
      .executeTakeFirst();
    const ofGuests = catalog.preferences.filter(({ guests }) => guests);
    return { kinds: ofGuests.map(({ label }) => label), subscribed: existing !== undefined, final: true };
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
 * Turns the mails of a link off or on again. For a guest, turning them off deletes the address.
 * @throws DomainError BAD_UNSUBSCRIBE_LINK, also for turning a guest's mails on again.
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
  const existing = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .executeTakeFirst();
  // The account was deleted.
  if (existing === undefined) return;
  await storeChoices(
    db,
    profileId,
    groups.map((group) => ({ group, channel: 'email', on })),
  );
}
