import type { Config } from '../../../platform/server/config.ts';
import type { OwnerKey } from '../../../platform/server/http/actor.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';
import {
  buttonLink,
  detail,
  heading,
  itemName,
  type MailPart,
  type MailPicture,
  paragraph,
  parts,
  picture,
  quietLink,
  section,
  subheading,
} from '../../../platform/server/mail/mail-parts.ts';
import { formatDollars } from '../../../shared/money.ts';
import { groupTitle } from '../contract/group-title.ts';
import type { DueNotification } from './due.queries.ts';
import type { NotificationCatalog } from './notification-catalog.ts';
import { mailSubject } from './mail-subject.ts';
import { type Subscription, unsubscribeToken } from './unsubscribe.ts';

/** What a mail says below its subject. */
export type MailBody = Pick<Mail, 'preview' | 'content'>;

/** A listing as mails about it show it. */
export interface ListingInMail {
  title: string;
  /** US cents. */
  priceCents: number;
  /** The first one. */
  photo: MailPicture | null;
}

/** Finds listings by their ids; without those that are gone. The composition passes it in. */
export type FindListingsInMails = (ids: readonly (string | null)[]) => Promise<Map<string, ListingInMail>>;

/** A notification that is mailed alone. */
export interface MailedNotification {
  kind: string;
  groupKey: string;
  title: string;
  /** With the site. */
  link: string;
  listing: ListingInMail | undefined;
}

/**
 * What the mail about one notification says, where a feature has more to show than its words; null for all others. The
 * composition passes it in.
 */
export type MailBodyOf = (
  notification: MailedNotification,
  reader: { key: OwnerKey; timeZone: string },
) => Promise<MailBody | null>;

export interface Receiver {
  /** Profile id of a member, or the id of a guest's alerts. */
  to: { profileId: string } | { alertsId: string };
  address: string;
  /** Gets one mail a day. */
  daily: boolean;
}

/**
 * What waits for one person, as one mail: a list when there is more than one, newest first.
 * @param listings Those that it is about, by their ids.
 * @param bodyOfOne What it says when there is one.
 */
export async function notificationMail(
  { to, address, daily }: Receiver,
  due: readonly [DueNotification, ...DueNotification[]],
  listings: ReadonlyMap<string, ListingInMail>,
  { publicUrl, authSecret }: Pick<Config, 'publicUrl' | 'authSecret'>,
  catalog: NotificationCatalog,
  bodyOfOne: (one: MailedNotification) => Promise<MailBody | null>,
): Promise<Mail> {
  const [newest, ...others] = due.map((one) => ({
    kind: one.kind,
    groupKey: one.group_key,
    title: groupTitle({ title: one.title, groupedTitle: one.grouped_title, count: one.count }),
    message: one.message,
    link: publicUrl + one.link,
    listing: listings.get(one.listing_id ?? ''),
  })) as [Item, ...Item[]];
  const mailed = new Set(due.map(({ kind }) => catalog.preferenceOf(kind)));
  const preferences = catalog.preferences.filter((preference) => mailed.has(preference));
  const groups = preferences.map(({ group }) => group);
  const subscription: Subscription = 'alertsId' in to ? to : { ...to, groups };
  const token = unsubscribeToken(subscription, authSecret);
  return {
    to: address,
    subject: mailSubject(due, daily),
    messageId: `<${due.map(({ id, count }) => `${id}.${count}`)[0]}.${due.length}@${new URL(publicUrl).hostname}>`,
    unsubscribe: `${publicUrl}/api/notifications/unsubscribe?token=${token}`,
    ...(others.length > 0
      ? bodyOfSeveral([newest, ...others], daily)
      : ((await bodyOfOne(newest)) ?? { preview: newest.message, content: itemPart(newest, heading) })),
    footer: whyPart({
      address,
      kinds: inWords(preferences.map(({ label }) => label.toLowerCase())),
      unsubscribe: `${publicUrl}/unsubscribe?token=${token}`,
      settings: 'alertsId' in to ? null : `${publicUrl}/settings/notifications`,
    }),
  };
}

interface Item extends MailedNotification {
  message: string;
}

const bodyOfSeveral = (items: readonly Item[], daily: boolean): MailBody => ({
  preview: items.map(({ title }) => title).join(', '),
  content: parts(
    section(heading(daily ? 'Your day on Offhand' : `${items.length} new notifications`)),
    ...items.map((item) => itemPart(item, subheading)),
  ),
});

function itemPart({ title, message, link, listing }: Item, titlePart: typeof heading): MailPart {
  const rest = parts(listing && listingName(listing), paragraph(message), buttonLink(link, 'Open'));
  if (!listing?.photo) return section(titlePart(title), rest);
  return parts(section(titlePart(title)), picture(listing.photo, listing.title, link), section(rest));
}

/** Title and price, which are there also where pictures are not loaded. */
const listingName = ({ title, priceCents }: ListingInMail): MailPart =>
  parts(itemName(title), detail(priceCents === 0 ? 'Free' : `Listed at ${formatDollars(priceCents)}`));

interface Why {
  address: string;
  kinds: string;
  unsubscribe: string;
  /** Null for a guest, who has none. */
  settings: string | null;
}

function whyPart({ address, kinds, unsubscribe, settings }: Why): MailPart {
  if (settings === null) {
    const why = `Sent to ${address} because alerts for an Offhand guest are on. `;
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

const inWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
