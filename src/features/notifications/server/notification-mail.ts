import type { Config } from '../../../platform/server/config.ts';
import { escapeXml } from '../../../platform/server/http/xml.ts';
import { mailBody, mailButton, mailLogo, QUIET_TEXT } from '../../../platform/server/mail/mail-look.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';
import { groupTitle } from '../contract/group-title.ts';
import type { DueNotification } from './due.queries.ts';
import type { NotificationCatalog } from './notification-catalog.ts';
import { listingHtml, type ListingInMail, listingText } from './listings-in-mails.ts';
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
  { to, address, daily }: Receiver,
  due: readonly [DueNotification, ...DueNotification[]],
  listings: ReadonlyMap<string, ListingInMail>,
  { publicUrl, authSecret }: Pick<Config, 'publicUrl' | 'authSecret'>,
  catalog: NotificationCatalog,
): Mail {
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
  const unsubscribe = `${publicUrl}/unsubscribe?token=${token}`;
  const settings = 'alertsId' in to ? null : `${publicUrl}/settings/notifications`;
  const kinds = preferences.map(({ label }) => label.toLowerCase());
  const why =
    settings === null
      ? 'You get this email because alerts for an Offhand guest are on for this address.'
      : `You get this email because emails about ${inWords(kinds)} are on.`;
  return {
    to: address,
    subject: mailSubject(due, daily),
    messageId: `<${due.map(({ id, count }) => `${id}.${count}`)[0]}.${items.length}@${new URL(publicUrl).hostname}>`,
    unsubscribe: `${publicUrl}/api/notifications/unsubscribe?token=${token}`,
    text: [
      ...items.map(({ title, message, link, listing }) =>
        [title, ...(listing ? [listingText(listing)] : []), message, link].join('\n'),
      ),
      `${why}\nTurn them off: ${unsubscribe}${settings === null ? '' : `\nAll settings: ${settings}`}`,
      'Offhand\n',
    ].join('\n\n'),
    html: mailBody(
      mailLogo,
      ...items.map(
        ({ title, message, link, listing }) => `<div style="margin:0 0 28px">
<p dir="auto" style="margin:0 0 10px;font-size:18px;font-weight:700">${escapeXml(title)}</p>
${listing ? listingHtml(listing, link) : ''}
<p dir="auto" style="margin:10px 0 14px;white-space:pre-wrap">${escapeXml(message)}</p>
<p style="margin:0">${mailButton(escapeXml(link), 'Open')}</p>
</div>`,
      ),
      `<p style="margin:0;font-size:14px;${QUIET_TEXT}">${why} ${quietLink(unsubscribe, 'Turn them off')}${settings === null ? '' : ` or ${quietLink(settings, 'change all settings')}`}.</p>`,
    ),
  };
}

const quietLink = (address: string, label: string): string =>
  `<a href="${escapeXml(address)}" style="${QUIET_TEXT}">${label}</a>`;

const inWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
