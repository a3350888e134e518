import type { Config } from '../../../../platform/server/config.ts';
import {
  buttonLink,
  heading,
  paragraph,
  parts,
  quietLink,
  section,
} from '../../../../platform/server/mail/mail-parts.ts';
import type { Mail } from '../../../../platform/server/mail/mailer.ts';
import type { NotificationKind } from '../../../../shared/notification-kinds.ts';
import { unsubscribeToken } from '../../../talking/notifications/server/notifications.ts';

/** Only mailed: what the site shows in between are banners. */
export const ANNOUNCEMENT: NotificationKind & Required<Pick<NotificationKind, 'preference'>> = {
  kind: 'announcement',
  type: 'other',
  preference: {
    group: 'announcements',
    label: 'Announcements',
    about: 'News about this site',
    order: 100,
    channels: ['email'],
    on: ['email'],
  },
};

interface MailedAnnouncement {
  id: string;
  text: string;
  body: string;
  link: string;
}

/** Builds the mail of an announcement for one member. */
export function announcementMail(
  { id, text, body, link }: MailedAnnouncement,
  to: { profileId: string; email: string },
  { publicUrl, authSecret, siteName }: Pick<Config, 'publicUrl' | 'authSecret' | 'siteName'>,
): Mail {
  const { group } = ANNOUNCEMENT.preference;
  const token = unsubscribeToken({ profileId: to.profileId, groups: [group] }, authSecret);
  const paragraphs = body.split(/\n\s*\n/).map((words) => words.trim());
  return {
    to: to.email,
    subject: text,
    preview: paragraphs[0] ?? text,
    messageId: `<announcement.${id}.${to.profileId}@${new URL(publicUrl).hostname}>`,
    unsubscribe: `${publicUrl}/api/notifications/unsubscribe?token=${token}`,
    content: section(
      heading(text),
      ...paragraphs.map((words) => paragraph(words)),
      link === '' ? null : buttonLink(new URL(link, publicUrl).href, 'Open'),
    ),
    footer: parts(
      `Sent to ${to.email} because you're a member of ${siteName}. `,
      quietLink(`${publicUrl}/settings/notifications`, 'Choose what we email you'),
      ' or ',
      quietLink(`${publicUrl}/unsubscribe?token=${token}`, 'stop emails about announcements'),
      '.',
    ),
  };
}
