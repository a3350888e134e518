import { sql } from 'kysely';
import { dollars, type ExportPerson } from '../../../../platform/server/export-person.ts';

/** Exports a member's purchases and payments. */
export const exportBilling: ExportPerson = {
  tables: [
    {
      name: 'checkouts',
      shows: ['checkouts'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select offer_name as offer, offer_description as description, ${dollars('amount_cents')} as price_in_dollars,
              interval as paid_every, state, email, is_test, created_at
            from checkouts where profile_id = ${person.id}::uuid order by created_at, id`,
    },
    {
      name: 'payments',
      shows: ['payments'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select title, kind, state, ${dollars('amount_cents')} as dollars,
              ${dollars('refunded_cents')} as dollars_refunded, number as receipt, paid_with, receipt_url, is_test, at
            from payments where profile_id = ${person.id}::uuid order by at, id`,
    },
    {
      name: 'payment-subscriptions',
      shows: ['provider_subscriptions'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select offer_id as offer, state, ${dollars('amount_cents')} as price_in_dollars, interval as paid_every,
              current_period_end as paid_until, cancels_at_period_end, paid_with, is_test
            from provider_subscriptions where profile_id = ${person.id}::uuid order by current_period_end, provider_id`,
    },
    {
      name: 'payment-customer-numbers',
      shows: ['payment_customers'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select provider, provider_id as customer_number
            from payment_customers where profile_id = ${person.id}::uuid order by provider`,
    },
  ],
  leavesOut: {
    test_checkout_objects: 'The same as in checkouts and payments, as the test checkout keeps it.',
  },
};
