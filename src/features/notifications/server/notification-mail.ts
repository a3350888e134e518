import type { Config } from '../../../platform/server/config.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';
import {
  buttonLink,
  heading,
  type MailPart,
  paragraph,
  parts,
  picture,
  quietLink,
  section,
  subheading,
} from '../../../platform/server/mail/mail-parts.ts';
import { groupTitle } from '../contract/group-title.ts';
import type { DueNotification } from './due.queries.ts';
import type { NotificationCatalog } from './notification-catalog.ts';
import { type ListingInMail, listingName } from './listings-in-mails.ts';
import { mailSubject } from './mail-subject.ts';
import { type Subscription, unsubscribeToken } from './unsubscribe.ts';

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
 */
export function notificationMail(
  receiver: Receiver,
  due: readonly [DueNotification, ...DueNotification[]],
  listings: ReadonlyMap<string, ListingInMail>,
  { publicUrl, authSecret }: Pick<Config, 'publicUrl' | 'authSecret'>,
  catalog: NotificationCatalog,
): Mail {
  const { to, address, daily } = receiver;
  const items = due.map((one) => ({
    title: groupTitle({ title: one.title, groupedTitle: one.grouped_title, count: one.count }),
    message: one.message,
    link: publicUrl + one.link,
    listing: listings.get(one.listing_id ?? ''),
  }));
  const mailed = new Set(due.map(({ kind }) => catalog.preferenceOf(kind)));
  const preferences = catalog.preferences.filter((preference) => mailed.has(preference));
  const groups = preferences.map(({ group }) => group);
  const subscription: Subscription = 'alertsId' in to ? to : { ...to, groups };
  const token = unsubscribeToken(subscription, authSecret);
  const several = items.length > 1;
  return {
    to: address,
    subject: mailSubject(due, daily),
    messageId: `<${due.map(({ id, count }) => `${id}.${count}`)[0]}.${items.length}@${new URL(publicUrl).hostname}>`,
    unsubscribe: `${publicUrl}/api/notifications/unsubscribe?token=${token}`,
    preview: items.map(({ title, message }) => (several ? title : message)).join(', '),
    content: several
      ? parts(
          section(heading(daily ? 'Your day on Offhand' : `${items.length} new notifications`)),
          ...items.map((item) => itemPart(item, subheading)),
        )
      : parts(...items.map((item) => itemPart(item, heading))),
    footer: whyPart({
      address,
      kinds: inWords(preferences.map(({ label }) => label.toLowerCase())),
      unsubscribe: `${publicUrl}/unsubscribe?token=${token}`,
      settings: 'alertsId' in to ? null : `${publicUrl}/settings/notifications`,
    }),
  };
}

interface Item {
  title: string;
  message: string;
  link: string;
  listing: ListingInMail | undefined;
}

function itemPart({ title, message, link, listing }: Item, titlePart: typeof heading): MailPart {
  const rest = parts(listing && listingName(listing), paragraph(message), buttonLink(link, 'Open'));
  if (!listing?.photo) return section(titlePart(title), rest);
  return parts(section(titlePart(title)), picture(listing.photo, listing.title, link), section(rest));
}

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
