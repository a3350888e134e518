import type { Config } from '../../../../platform/server/config.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { goodBadge, priceTag, rows } from '../../../../platform/server/mail/mail-items.ts';
import {
  buttonLink,
  heading,
  paragraph,
  quiet,
  section,
  testBand,
} from '../../../../platform/server/mail/mail-parts.ts';
import type { Mail } from '../../../../platform/server/mail/mailer.ts';
import { timeInZone } from '../../../../shared/local-time.ts';
import { formatExactDollars } from '../../../../shared/money.ts';
import { displayName } from '../../../../shared/person-name.ts';
import { mailAddresses } from '../../../people/accounts/server/accounts.ts';
import { type NotifyServices, timeZoneOf } from '../../../talking/notifications/server/notifications.ts';
import type { ReceiptWords } from '../contract/payment.ts';
import { INVOICES_PATH } from '../contract/return-path.ts';
import type { purchasePaid } from '../contract/signals.ts';

type Paid = NonNullable<(typeof purchasePaid)['payload']>;

export type ReceiptServices = Pick<PlatformServices, 'config' | 'db' | 'mailer'> &
  Pick<NotifyServices, 'notificationCatalog'> & {
    /** Returns the first lines of the receipt from the feature that sells the item, or null. */
    receiptWordsOf: (paid: Paid) => Promise<ReceiptWords | null>;
  };

/** Delay that lets the purchase take effect first, because receipts can name a new credit balance. */
export const RECEIPT_DELAY_SECONDS = 5;

/**
 * Mails the receipt of a payment, whatever the person's email settings are. A process that crashes between
 * sending and recording sends it again, with the same message id.
 */
export async function mailReceipt(services: ReceiptServices, paid: Paid): Promise<void> {
  const { config, db, mailer, receiptWordsOf } = services;
  const { paymentId, profileId } = paid;
  const [account] = await mailAddresses(db, [profileId]);
  if (account === undefined || !(account.confirmed || config.emailConfirmation === 'off')) return;
  const [payment, words, timeZone] = await Promise.all([
    db
      .selectFrom('payments')
      .innerJoin('profiles', 'profiles.id', 'payments.profile_id')
      .select(['title', 'number', 'paid_with', 'full_name', 'username'])
      .where('payments.id', '=', paymentId)
      .where('receipt_mailed_at', 'is', null)
      .executeTakeFirst(),
    receiptWordsOf(paid),
    timeZoneOf(services, profileId),
  ]);
  if (payment === undefined) return;
  const receipt = {
    ...paid,
    title: payment.title,
    name: displayName(payment.full_name, payment.username),
    paidAt: timeInZone(paid.paidAt, timeZone, 'year'),
    paidWith: payment.paid_with,
    number: payment.number,
    words: words ?? { heading: 'Payment received', about: 'Your payment went through.' },
  };
  await mailer.send(receiptMail(account.email, receipt, config));
  await db
    .updateTable('payments')
    .set({ receipt_mailed_at: new Date() })
    .where('id', '=', paymentId)
    .execute();
}

interface Receipt extends Pick<Paid, 'paymentId' | 'amountCents' | 'isTest'> {
  /** Such as 'Premium, monthly'. */
  title: string;
  name: string;
  /** Formatted in the person's time zone. */
  paidAt: string;
  paidWith: string | null;
  number: string | null;
  words: ReceiptWords;
}

/**
 * Renders a receipt. Replies go to the operator. Repeated emails of one payment share a message id, so mail
 * clients can detect duplicates.
 */
export function receiptMail(
  to: string,
  { paymentId, title, amountCents, isTest, name, paidAt, paidWith, number, words }: Receipt,
  { publicUrl, contactEmail, siteName }: Pick<Config, 'publicUrl' | 'contactEmail' | 'siteName'>,
): Mail {
  const amount = formatExactDollars(amountCents);
  return {
    to,
    replyTo: { name: siteName, address: contactEmail },
    messageId: `<receipt.${paymentId}@${new URL(publicUrl).hostname}>`,
    subject: `${isTest ? 'Test' : 'Your'} receipt: ${title}, ${amount}`,
    preview: `${words.heading}. ${words.about}`,
    band: isTest && testBand('Test payment. No money moved.'),
    content: section(
      heading(words.heading),
      paragraph(`Thanks, ${name}. ${words.about}`),
      priceTag(amount, goodBadge('✓ Paid')),
      rows([
        { label: title, value: amount },
        { label: 'Tax', value: formatExactDollars(0) },
        { label: 'Total', value: amount, total: true },
        { label: 'Paid', value: paidAt },
        ...(paidWith === null ? [] : [{ label: 'With', value: paidWith }]),
        ...(number === null ? [] : [{ label: 'Receipt', value: number }]),
      ]),
      buttonLink(publicUrl + INVOICES_PATH, 'See all invoices'),
      quiet('Something wrong? Reply to this email. A person reads it.'),
    ),
    footer: `Sent to ${to} because you bought something. Receipts always come, whatever your email settings are.`,
  };
}
