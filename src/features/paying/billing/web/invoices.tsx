import type { ComponentProps } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../platform/web/list/use-paged-list.ts';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import { formatExactDollars } from '../../../../shared/money.ts';
import type { Payment, PaymentPage, PaymentState } from '../contract/payment.ts';

const STATES: Readonly<Record<PaymentState, { text: string; icon: IconName; tone: BadgeTone }>> = {
  paid: { text: 'Paid', icon: 'check', tone: 'success' },
  partly_refunded: { text: 'Partly refunded', icon: 'undo-2', tone: 'plain' },
  refunded: { text: 'Refunded', icon: 'undo-2', tone: 'plain' },
  disputed: { text: 'On hold', icon: 'lock', tone: 'warn' },
  due: { text: 'Past due', icon: 'triangle-exclamation-point', tone: 'warn' },
};
type BadgeTone = ComponentProps<typeof Badge>['tone'];

/** Lists the viewer's payments, newest first. */
export function Invoices({ first }: { first: PaymentPage }) {
  const list = usePagedList(first, {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/payments', { params: { query: { cursor } } })),
    itemsOf: ({ payments }) => payments,
  });
  const payments = list.items ?? [];
  return (
    <section id="invoices" aria-labelledby="invoices-title" className="mt-14 scroll-mt-22 lg:mt-18">
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="invoices-title" className="t-panel">
          Invoices
        </h2>
        <p className="hint">In US dollars. Card details stay with the payment service.</p>
      </div>
      {payments.length === 0 ? (
        <p className="text-ink-2">When you buy something, the receipt shows up here and in your mail.</p>
      ) : (
        <table className="w-full border-collapse">
          <caption className="sr-only">Invoices, newest first</caption>
          <thead className="text-xs text-ink-2 [&_th]:h-9 [&_th]:font-semibold">
            <tr>
              <th scope="col" className="text-start">
                For
              </th>
              <th scope="col" className="px-3 text-start max-md:hidden">
                Date
              </th>
              <th scope="col" className="px-3 text-start max-md:hidden">
                Status
              </th>
              <th scope="col" className="px-1.5 text-end md:px-3">
                Amount
              </th>
              <th scope="col">
                <span className="sr-only">Receipt</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <InvoiceRow key={payment.id} payment={payment} />
            ))}
          </tbody>
        </table>
      )}
      <LoadMore list={list} className="mt-5" label="Show older" />
    </section>
  );
}

function InvoiceRow({ payment }: { payment: Payment }) {
  const { title, state, amountCents, at, receiptUrl, isTest } = payment;
  const { text, icon, tone } = STATES[state];
  const date = shortDate(at);
  const badge = (className: string) => (
    <Badge tone={tone} className={className}>
      <Icon name={icon} />
      {text}
    </Badge>
  );
  return (
    <tr className="border-t border-line md:h-16">
      <th scope="row" className="py-2 pe-1.5 text-start font-[650]">
        {title}
        {isTest && <span className="font-medium text-ink-2"> (test)</span>}
        <span className="block text-sm font-medium text-ink-2 md:hidden">{date}</span>
        {badge('mt-1 md:hidden')}
      </th>
      <td className="px-3 text-md text-ink-2 max-md:hidden">{date}</td>
      <td className="px-3 max-md:hidden">{badge('')}</td>
      <td className="num px-1.5 text-end font-[650] md:px-3">{formatExactDollars(amountCents)}</td>
      <td className="text-end">
        {receiptUrl !== null && (
          <a
            href={receiptUrl}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center justify-end gap-1.5 font-semibold hover:underline max-md:w-11 max-md:justify-center"
          >
            <Icon name="receipt-text" className="icon-sm" />
            <span className="max-md:sr-only">
              Receipt<span className="sr-only"> of {date}</span>
            </span>
          </a>
        )}
      </td>
    </tr>
  );
}
