import { sql } from 'kysely';
import type { Config } from '../../../../platform/server/config.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import { rows } from '../../../../platform/server/mail/mail-items.ts';
import {
  buttonLink,
  heading,
  paragraph,
  quiet,
  section,
  testBand,
} from '../../../../platform/server/mail/mail-parts.ts';
import type { Mail } from '../../../../platform/server/mail/mailer.ts';
import { formatExactDollars } from '../../../../shared/money.ts';
import { mailAddresses } from '../../../people/accounts/server/accounts.ts';
import { INVOICES_PATH } from '../contract/return-path.ts';
import type { paymentRefunded } from '../contract/signals.ts';

type Refunded = NonNullable<(typeof paymentRefunded)['payload']>;

/**
 * Mails that money comes back, whatever the person's email settings are. Several refunds of one payment that are told
 * together are one mail. A process that crashes between sending and recording sends it again, with the same message id.
 */
export async function mailRefund(
  { config, db, mailer }: Pick<PlatformServices, 'config' | 'db' | 'mailer'>,
  { paymentId, profileId, refundedCents, isTest }: Refunded,
): Promise<void> {
  const [account] = await mailAddresses(db, [profileId]);
  if (account === undefined || !(account.confirmed || config.emailConfirmation === 'off')) return;
  const payment = await db
    .selectFrom('payments')
    .select(['title', 'number', 'paid_with', 'amount_cents', 'refund_mailed_cents'])
    .where('id', '=', paymentId)
    .where('refund_mailed_cents', '<', refundedCents)
    .executeTakeFirst();
  if (payment === undefined) return;
  const refund = {
    paymentId,
    isTest,
    title: payment.title,
    paidCents: payment.amount_cents,
    backCents: refundedCents - payment.refund_mailed_cents,
    refundedCents,
    paidWith: payment.paid_with,
    number: payment.number,
  };
  await mailer.send(refundMail(account.email, refund, config));
  await db
    .updateTable('payments')
    .set({ refund_mailed_cents: sql<number>`greatest(refund_mailed_cents, ${refundedCents})` })
    .where('id', '=', paymentId)
    .execute();
}

interface Refund extends Pick<Refunded, 'paymentId' | 'refundedCents' | 'isTest'> {
  /** Such as 'Premium, monthly'. */
  title: string;
  paidCents: number;
  /** The amount of this refund, without earlier refunds of the payment. */
  backCents: number;
  paidWith: string | null;
  number: string | null;
}

/** Renders the mail about a refund. Replies go to the operator. */
export function refundMail(
  to: string,
  { paymentId, title, paidCents, backCents, refundedCents, isTest, paidWith, number }: Refund,
  { publicUrl, contactEmail, siteName }: Pick<Config, 'publicUrl' | 'contactEmail' | 'siteName'>,
): Mail {
  const back = formatExactDollars(backCents);
  const about = `It goes back to ${paidWith ?? 'what you paid with'}. Banks take up to 10 days to show it.`;
  return {
    to,
    replyTo: { name: siteName, address: contactEmail },
    messageId: `<refund.${paymentId}.${refundedCents}@${new URL(publicUrl).hostname}>`,
    subject: `${isTest ? 'Test refund' : 'Refund'}: ${title}, ${back}`,
    preview: `We refunded ${back}. ${about}`,
    band: isTest && testBand('Test payment. No money moved.'),
    content: section(
      heading(`We refunded ${back}`),
      paragraph(about),
      rows([
        { label: title, value: formatExactDollars(paidCents) },
        ...(refundedCents === backCents
          ? []
          : [{ label: 'Refunded before', value: formatExactDollars(refundedCents - backCents) }]),
        { label: 'Refund', value: back, total: true },
        ...(number === null ? [] : [{ label: 'Receipt', value: number }]),
      ]),
      buttonLink(publicUrl + INVOICES_PATH, 'See all invoices'),
      quiet('Something wrong? Reply to this email. A person reads it.'),
    ),
    footer: `Sent to ${to} because money you paid comes back. These emails always come, whatever your email settings are.`,
  };
}
