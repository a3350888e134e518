import type { Config } from '../../../../platform/server/config.ts';
import {
  buttonLink,
  goodBadge,
  heading,
  paragraph,
  priceTag,
  quiet,
  rows,
  section,
  testBand,
} from '../../../../platform/server/mail/mail-parts.ts';
import type { Mail } from '../../../../platform/server/mail/mailer.ts';
import { formatExactDollars } from '../../../../shared/money.ts';
import { INVOICES_PATH } from '../contract/return-path.ts';
import type { ReceiptWords } from '../contract/receipt-words.ts';
import type { purchasePaid } from '../contract/signals.ts';

type Paid = NonNullable<(typeof purchasePaid)['payload']>;

export interface Receipt extends Pick<Paid, 'paymentId' | 'amountCents' | 'isTest'> {
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
  { publicUrl, contactEmail }: Pick<Config, 'publicUrl' | 'contactEmail'>,
): Mail {
  const amount = formatExactDollars(amountCents);
  return {
    to,
    replyTo: { name: 'Offhand', address: contactEmail },
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
