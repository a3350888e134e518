import type { Config } from '../../../../platform/server/config.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import { type MailPicture, picture } from '../../../../platform/server/mail/mail-items.ts';
import {
  buttonLink,
  detail,
  heading,
  itemName,
  type MailPart,
  paragraph,
  parts,
  quietLink,
  section,
  subheading,
} from '../../../../platform/server/mail/mail-parts.ts';
import type { Mail } from '../../../../platform/server/mail/mailer.ts';
import { formatDollars } from '../../../../shared/money.ts';
import { groupTitle } from '../contract/group-title.ts';
import type { DueNotification } from './due.queries.ts';
import { mailSubject } from './mail-subject.ts';
import type { NotificationCatalog } from './notification-catalog.ts';
import { type Subscription, unsubscribeToken } from './unsubscribe.ts';

/** Content of a mail below its subject. */
export type MailBody = Pick<Mail, 'preview' | 'content'>;

/** A listing as mails show it. */
export interface ListingInMail {
  title: string;
  /** US cents. */
  priceCents: number;
  /** The first photo. */
  photo: MailPicture | null;
}

/** Finds listings by id. Leaves out deleted ones. The composition provides it. */
export type FindListingsInMails = (ids: readonly (string | null)[]) => Promise<Map<string, ListingInMail>>;

/** A notification in a mail of its own. */
export interface MailedNotification {
  kind: string;
  groupKey: string;
  title: string;
  /** Absolute address. */
  link: string;
  listing: ListingInMail | undefined;
}

/**
 * Returns the mail body of one notification if a feature has more to show than its text; otherwise null. The
 * composition provides it.
 */
export type MailBodyOf = (
  notification: MailedNotification,
  reader: { key: OwnerKey; timeZone: string },
) => Promise<MailBody | null>;

export interface Receiver {
  /** Profile id of a member, or the id of a guest's alerts. */
  to: { profileId: string } | { alertsId: string };
  address: string;
  /** Whether the person gets a daily digest. */
  daily: boolean;
}

/**
 * Builds the mail with everything due for one person: a single notification, or a list with the newest first.
 * @param listings Listings of the notifications, by id.
 * @param bodyOfOne Body of a single notification.
 */
export async function notificationMail(
  { to, address, daily }: Receiver,
  due: readonly [DueNotification, ...DueNotification[]],
  listings: ReadonlyMap<string, ListingInMail>,
  { publicUrl, authSecret, siteName }: Pick<Config, 'publicUrl' | 'authSecret' | 'siteName'>,
  catalog: NotificationCatalog,
  bodyOfOne: (notification: MailedNotification) => Promise<MailBody | null>,
): Promise<Mail> {
  const [newest, ...others] = due.map((notification) => ({
    kind: notification.kind,
    groupKey: notification.group_key,
    title: groupTitle({
      title: notification.title,
      groupedTitle: notification.grouped_title,
      count: notification.count,
    }),
    message: notification.message,
    link: publicUrl + notification.link,
    listing: listings.get(notification.listing_id ?? ''),
  })) as [Item, ...Item[]];
  const mailed = new Set(due.map(({ kind }) => catalog.preferenceOf(kind)));
  const preferences = catalog.preferences.filter((preference) => mailed.has(preference));
  const groups = preferences.map(({ group }) => group);
  const subscription: Subscription = 'alertsId' in to ? to : { ...to, groups };
  const token = unsubscribeToken(subscription, authSecret);
  const digestOf = daily ? siteName : null;
  return {
    to: address,
    subject: mailSubject(due, digestOf),
    messageId: `<${due.map(({ id, count }) => `${id}.${count}`)[0]}.${due.length}@${new URL(publicUrl).hostname}>`,
    unsubscribe: `${publicUrl}/api/notifications/unsubscribe?token=${token}`,
    ...(others.length > 0
      ? bodyOfSeveral([newest, ...others], digestOf)
      : ((await bodyOfOne(newest)) ?? { preview: newest.message, content: itemPart(newest, heading) })),
    footer: footerPart({
      siteName,
      address,
      kinds: joinWords(preferences.map(({ label }) => label.toLowerCase())),
      unsubscribe: `${publicUrl}/unsubscribe?token=${token}`,
      settings: 'alertsId' in to ? null : `${publicUrl}/settings/notifications`,
    }),
  };
}

interface Item extends MailedNotification {
  message: string;
}

const bodyOfSeveral = (items: readonly Item[], digestOf: string | null): MailBody => ({
  preview: items.map(({ title }) => title).join(', '),
  content: parts(
    section(heading(digestOf === null ? `${items.length} new notifications` : `Your day on ${digestOf}`)),
    ...items.map((item) => itemPart(item, subheading)),
  ),
});

function itemPart({ title, message, link, listing }: Item, titlePart: typeof heading): MailPart {
  const rest = parts(listing && listingName(listing), paragraph(message), buttonLink(link, 'Open'));
  if (!listing?.photo) return section(titlePart(title), rest);
  return parts(section(titlePart(title)), picture(listing.photo, listing.title, link), section(rest));
}

/** Title and price, which are readable even if images are blocked. */
const listingName = ({ title, priceCents }: ListingInMail): MailPart =>
  parts(itemName(title), detail(priceCents === 0 ? 'Free' : `Listed at ${formatDollars(priceCents)}`));

interface Footer {
  siteName: string;
  address: string;
  kinds: string;
  unsubscribe: string;
  /** Address of the settings page; null for guests, who have none. */
  settings: string | null;
}

function footerPart({ siteName, address, kinds, unsubscribe, settings }: Footer): MailPart {
  if (settings === null) {
    const why = `Sent to ${address} because alerts for a guest of ${siteName} are on. `;
    return parts(why, quietLink(unsubscribe, 'Stop alerts'), '.');
  }
  return parts(
    `Sent to ${address} because emails about ${kinds} are on. `,
    quietLink(settings, 'Choose what we email you'),
    ' or ',
    quietLink(unsubscribe, `stop emails about ${kinds}`),
    '.',
  );
}

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
