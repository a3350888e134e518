import { digestMailBody } from '../../src/features/finding/wants/server/digests.ts';
import { itemPicture } from '../../src/features/items/photos/server/photos.ts';
import { receiptMail } from '../../src/features/paying/billing/server/mail-receipt.ts';
import { refundMail } from '../../src/features/paying/billing/server/mail-refund.ts';
import {
  confirmationMail,
  deletionCanceledMail,
  deletionMail,
  emailChangeAskedMail,
  emailChangedMail,
  newDeviceMail,
  newEmailMail,
  newTokenMail,
  resetMail,
} from '../../src/features/people/accounts/server/account-mails.ts';
import { exportMail } from '../../src/features/people/data-exports/server/mail-export.ts';
import { announcementMail } from '../../src/features/running/announcements/server/announcement-mail.ts';
import { contactMail } from '../../src/features/running/contact/server/mail-contact-message.ts';
import { offerMailBody } from '../../src/features/talking/deals/server/offer-mail.ts';
import type { DueNotification } from '../../src/features/talking/notifications/server/due.queries.ts';
import { confirmAlertsMail } from '../../src/features/talking/notifications/server/guest-alerts.ts';
import { notificationMail } from '../../src/features/talking/notifications/server/notification-mail.ts';
import { appealMail, outcomeMail, statementMail } from '../../src/features/trust/cases/server/case-mails.ts';
import { mailPicture } from '../../src/platform/server/mail/mail-items.ts';
import type { Mail } from '../../src/platform/server/mail/mailer.ts';
import { DEFAULT_HUES } from '../../src/shared/brand-colors.ts';
import { notificationCatalog } from './notification-catalog.ts';

export const SITE = 'https://offhand.example';
const TO = 'nora@example.com';
const AT = new Date('2026-07-25T16:41:00Z');
const at = (path: string) => `${SITE}${path}`;
export const config = {
  publicUrl: SITE,
  authSecret: 'a secret for tests',
  contactEmail: 'hello@offhand.example',
  siteName: 'Larkfield Swap',
  hues: DEFAULT_HUES,
};

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
const offer: DueNotification = {
  ...message,
  id: 'offer',
  kind: 'deal.offer-made',
  title: 'New offer: $150',
  grouped_title: null,
  mail_subject: 'sam.w offers $150 for Walnut belt-drive turntable',
  group_key: 'deal:1:offer',
};
const OFFER = {
  offer: { price_cents: 15_000, made_by: 'buyer' },
  other: {
    kind: 'member',
    id: 'sam',
    name: 'sam.w',
    username: 'sam.w',
    avatarUrl: '/files/avatars/sam.webp',
    rating: 4.8,
    totalRatings: 12,
  },
  until: 'Sun, Jul 26, 9:41 AM PDT',
} as const;
const digest: DueNotification = {
  ...message,
  id: 'digest',
  kind: 'want.digest',
  title: '3 new matches for 2 wants',
  grouped_title: null,
  mail_subject: null,
  link: '/match-me/wants',
  group_key: 'want-digest',
};
const MATCHES = [
  {
    listingId: 'turntable',
    title: 'Walnut belt-drive turntable',
    priceCents: 18_000,
    distanceKm: 5,
    photo: 'ab/turntable',
    name: 'Turntable, up to $200',
    channels: [],
  },
  {
    listingId: 'lamp',
    title: 'Brass <b>desk lamp</b> with a very long name that needs more than one line of a phone',
    priceCents: 0,
    distanceKm: null,
    photo: null,
    name: 'Desk lamp',
    channels: [],
  },
  {
    listingId: 'record',
    title: 'מנורת שולחן',
    priceCents: 2_550,
    distanceKm: 1,
    photo: 'cd/lamp',
    name: 'Desk lamp',
    channels: [],
  },
];
const noBody = () => Promise.resolve(null);
const listings = new Map([
  [
    'turntable',
    {
      title: 'Walnut belt-drive turntable',
      priceCents: 18_000,
      photo: mailPicture(itemPicture('ab/turntable'), SITE),
    },
  ],
]);
const receiver = { to: { profileId: 'nora' }, address: TO, daily: false };

/** Examples of every email, by the function that creates it. Several for those with different forms. */
export const SAMPLE_MAILS: Readonly<Record<string, readonly Mail[]>> = {
  confirmationMail: [confirmationMail(config.siteName, TO, at('/auth/confirm?token=a&b=c'))],
  resetMail: [resetMail(config.siteName, TO, at('/auth/reset?token=a'))],
  newEmailMail: [newEmailMail(config.siteName, TO, at('/auth/new-email?token=a'))],
  emailChangeAskedMail: [emailChangeAskedMail(config.siteName, TO, 'new@example.com', at('/auth'))],
  emailChangedMail: [emailChangedMail(config.siteName, TO, 'new@example.com', at('/contact'))],
  newDeviceMail: [
    newDeviceMail(config.siteName, TO, at('/settings/account#devices'), {
      device: 'Firefox on Windows',
      address: '203.0.113.7',
      at: AT,
    }),
  ],
  newTokenMail: [newTokenMail(config.siteName, TO, at('/settings/account#tokens'), 'Shop stock')],
  deletionMail: [deletionMail(config.siteName, TO, AT, at('/auth'))],
  deletionCanceledMail: [deletionCanceledMail(config.siteName, TO, SITE)],
  statementMail: [
    statementMail(TO, at('/statements/1?key=a'), {
      title: 'Your account is suspended until Aug 23',
      text: 'You asked a buyer to pay a deposit by gift card before meeting.',
      rule: {
        number: 3,
        title: 'Prepayment',
        text: "Don't ask for money, codes or gift cards before you meet.",
      },
      at: AT,
    }),
  ],
  appealMail: [
    appealMail(TO, at('/statements/1?key=a'), {
      title: 'You were right: we undid our decision',
      text: 'The photos are your own.',
    }),
  ],
  outcomeMail: [
    outcomeMail(TO, at('/reports/1?key=a'), {
      title: 'Thanks, we took it down',
      text: 'You reported “iPhone 13”. It broke our rule about prepayment. It is gone.',
    }),
  ],
  exportMail: [exportMail(config.siteName, TO, at('/your-data?token=a'), AT)],
  confirmAlertsMail: [confirmAlertsMail(config.siteName, TO, at('/guest-alerts/confirm?token=a'))],
  refundMail: [
    refundMail(
      TO,
      {
        paymentId: '1',
        title: 'Popular Pack, 100 credits',
        paidCents: 1799,
        backCents: 500,
        refundedCents: 1500,
        isTest: false,
        paidWith: 'Visa ending 4242',
        number: 'R-2026-004183',
      },
      config,
    ),
    refundMail(
      TO,
      {
        paymentId: '2',
        title: 'Premium, monthly',
        paidCents: 500,
        backCents: 500,
        refundedCents: 500,
        isTest: true,
        paidWith: null,
        number: null,
      },
      config,
    ),
  ],
  receiptMail: [
    receiptMail(
      TO,
      {
        paymentId: '1',
        title: 'Popular Pack, 100 credits',
        amountCents: 1799,
        isTest: false,
        name: 'Nora',
        paidAt: 'Jul 25, 2026, 9:41 AM PDT',
        paidWith: 'Visa ending 4242',
        number: 'R-2026-004183',
        words: {
          heading: '100 credits added',
          about: 'You have 154 voice credits now. The ones you buy never expire.',
        },
      },
      config,
    ),
    receiptMail(
      TO,
      {
        paymentId: '2',
        title: 'Premium, monthly',
        amountCents: 500,
        isTest: true,
        name: 'Nora',
        paidAt: 'Jul 25, 2026, 9:41 AM PDT',
        paidWith: null,
        number: null,
        words: { heading: 'Premium is on', about: 'You can cancel anytime in My plan.' },
      },
      config,
    ),
  ],
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
  announcementMail: [
    announcementMail(
      { id: '1', text: 'Summer hours', body: 'We <b>close</b> at 5 PM.\n\nSee you!', link: '/about' },
      { profileId: '00000000-0000-4000-8000-000000000001', email: TO },
      config,
    ),
  ],
  notificationMail: [
    await notificationMail(receiver, [message], listings, config, notificationCatalog, noBody),
    await notificationMail(
      { ...receiver, daily: true },
      [review, message],
      listings,
      config,
      notificationCatalog,
      noBody,
    ),
    await notificationMail(
      { ...receiver, to: { alertsId: '1' } },
      [message],
      new Map(),
      config,
      notificationCatalog,
      noBody,
    ),
    await notificationMail(
      receiver,
      [offer],
      listings,
      config,
      notificationCatalog,
      ({ title, link, listing }) =>
        Promise.resolve(
          listing === undefined ? null : offerMailBody({ title, link, listing, ...OFFER }, SITE),
        ),
    ),
    await notificationMail(receiver, [digest], listings, config, notificationCatalog, ({ title, link }) =>
      Promise.resolve(digestMailBody({ title, link, matches: MATCHES }, SITE)),
    ),
  ],
};
