import { notificationCatalog } from './notification-catalog.ts';
import { deletionMail, keptMail } from '../../src/features/account-deletion/server/deletion-mails.ts';
import {
  confirmationMail,
  emailChangeAskedMail,
  emailChangedMail,
  newDeviceMail,
  newEmailMail,
  resetMail,
} from '../../src/features/accounts/server/account-mails.ts';
import { contactMail } from '../../src/features/contact/server/contact-mail.ts';
import { exportMail } from '../../src/features/data-exports/server/mail-export.ts';
import { confirmAlertsMail } from '../../src/features/notifications/server/confirm-alerts-mail.ts';
import type { DueNotification } from '../../src/features/notifications/server/due.queries.ts';
import { notificationMail } from '../../src/features/notifications/server/notification-mail.ts';
import type { Mail } from '../../src/platform/server/mail/mailer.ts';

export const SITE = 'https://offhand.example';
const TO = 'nora@example.com';
const AT = new Date('2026-07-25T16:41:00Z');
const link = (path: string) => `${SITE}${path}`;
const config = { publicUrl: SITE, authSecret: 'a secret for tests', contactEmail: 'hello@offhand.example' };

const message: DueNotification = {
  id: 'message',
  person: 'nora',
  kind: 'message.received',
  title: 'Message from Sam',
  grouped_title: '{count} messages from Sam',
  mail_subject: 'Sam wrote about Walnut belt-drive turntable',
  message: 'Is it <b>still</b> there?\nI could come today.',
  link: '/messages/1',
  group_key: 'message:1',
  listing_id: 'turntable',
  count: 1,
  created_at: AT,
};
const review: DueNotification = {
  ...message,
  id: 'review',
  kind: 'review.written',
  title: 'Sam reviewed you',
  mail_subject: null,
  message: 'The two reviews are public now.',
  link: '/profile/nora#reviews',
  group_key: 'review:1',
  listing_id: null,
};
const listings = new Map([
  [
    'turntable',
    {
      title: 'Walnut belt-drive turntable',
      priceCents: 18_000,
      photo: { src: link('/mail-photos/ab/turntable.jpg'), width: 560, height: 420 },
    },
  ],
]);
const receiver = { to: { profileId: 'nora' }, address: TO, daily: false };

/** Each mail of the product, by the function that writes it; where it differs much, in several forms. */
export const SAMPLE_MAILS: Readonly<Record<string, readonly Mail[]>> = {
  confirmationMail: [confirmationMail(TO, link('/auth/confirm?token=a&b=c'))],
  resetMail: [resetMail(TO, link('/auth/reset?token=a'))],
  newEmailMail: [newEmailMail(TO, link('/auth/new-email?token=a'))],
  emailChangeAskedMail: [emailChangeAskedMail(TO, 'new@example.com', link('/auth'))],
  emailChangedMail: [emailChangedMail(TO, 'new@example.com', link('/contact'))],
  newDeviceMail: [
    newDeviceMail(TO, link('/settings/account#devices'), {
      device: 'Firefox on Windows',
      address: '203.0.113.7',
      at: AT,
    }),
  ],
  deletionMail: [deletionMail(TO, AT, link('/auth'))],
  keptMail: [keptMail(TO, SITE)],
  exportMail: [exportMail(TO, link('/your-data?token=a'), AT)],
  confirmAlertsMail: [confirmAlertsMail(TO, link('/guest-alerts/confirm?token=a'))],
  contactMail: [
    contactMail(
      {
        id: '1',
        name: 'Lena Fox',
        email: 'lena@example.com',
        subject: 'technical-support',
        message: 'The map <i>stays</i> empty.\n\nWhat can I do?',
        account_email: null,
      },
      config,
    ),
  ],
  notificationMail: [
    notificationMail(receiver, [message], listings, config, notificationCatalog),
    notificationMail({ ...receiver, daily: true }, [review, message], listings, config, notificationCatalog),
    notificationMail(
      { ...receiver, to: { alertsId: '1' } },
      [message],
      new Map(),
      config,
      notificationCatalog,
    ),
  ],
};
