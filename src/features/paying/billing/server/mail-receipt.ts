import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { displayName } from '../../../../shared/person-name.ts';
import { timeInZone } from '../../../../shared/time-in-zone.ts';
import { mailAddresses } from '../../../people/accounts/server/accounts.ts';
import { type NotifyServices, timeZoneOf } from '../../../talking/notifications/server/notifications.ts';
import type { ReceiptWords } from '../contract/receipt-words.ts';
import type { purchasePaid } from '../contract/signals.ts';
import { receiptMail } from './receipt-mail.ts';

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
