import type { Config } from '../../../platform/server/config.ts';
import { escapeXml } from '../../../platform/server/http/xml.ts';
import { mailBody, mailButton, mailLogo, QUIET_TEXT } from '../../../platform/server/mail/mail-look.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';
import { groupTitle } from '../contract/group-title.ts';
import { CHOOSABLE, isChoosable } from '../contract/notification-types.ts';
import type { DueNotification } from './due.queries.ts';
import { unsubscribeToken } from './unsubscribe.ts';

interface Receiver {
  profileId: string;
  address: string;
  /** Gets one mail a day. */
  daily: boolean;
}

/** What waits for somebody as one mail: several are a list, newest first. */
export function notificationMail(
  { profileId, address, daily }: Receiver,
  due: readonly DueNotification[],
  { publicUrl, authSecret }: Pick<Config, 'publicUrl' | 'authSecret'>,
): Mail {
  const things = due.map((one) => ({
    title: groupTitle({ title: one.title, groupedTitle: one.grouped_title, count: one.count }),
    message: one.message,
    link: publicUrl + one.link,
  }));
  const types = [...new Set(due.map(({ type }) => type))].filter(isChoosable);
  const token = unsubscribeToken({ profileId, types }, authSecret);
  const unsubscribe = `${publicUrl}/unsubscribe?token=${token}`;
  const settings = `${publicUrl}/settings/notifications`;
  const kinds = CHOOSABLE.filter(({ type }) => types.includes(type)).map(({ label }) => label.toLowerCase());
  const why = `You get this mail because mails about ${inWords(kinds)} are on.`;
  const [first] = things;
  const subject = things.length === 1 && first ? first.title : `${things.length} things new on Offhand`;
  return {
    to: address,
    subject: daily ? `Your day on Offhand: ${subject}` : subject,
    messageId: `<${due.map(({ id, count }) => `${id}.${count}`)[0]}.${things.length}@${new URL(publicUrl).hostname}>`,
    unsubscribe: `${publicUrl}/api/notifications/unsubscribe?token=${token}`,
    text: [
      ...things.map(({ title, message, link }) => `${title}\n${message}\n${link}`),
      `${why}\nTurn them off: ${unsubscribe}\nAll settings: ${settings}`,
      'Offhand\n',
    ].join('\n\n'),
    html: mailBody(
      mailLogo,
      ...things.map(
        ({ title, message, link }) => `<div style="margin:0 0 28px">
<p dir="auto" style="margin:0;font-size:18px;font-weight:700">${escapeXml(title)}</p>
<p dir="auto" style="margin:4px 0 14px;white-space:pre-wrap">${escapeXml(message)}</p>
<p style="margin:0">${mailButton(escapeXml(link), 'Open')}</p>
</div>`,
      ),
      `<p style="margin:0;font-size:14px;${QUIET_TEXT}">${why} <a href="${escapeXml(unsubscribe)}" style="${QUIET_TEXT}">Turn them off</a> or <a href="${escapeXml(settings)}" style="${QUIET_TEXT}">change all settings</a>.</p>`,
    ),
  };
}

const inWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
