import { sql } from 'kysely';
import type { Database } from '../../../../../platform/server/db/database.ts';
import {
  comesAfter,
  pageOfRows,
  readTimeCursor,
  timeCursorAfter,
} from '../../../../../platform/server/db/keyset.ts';
import { planEachTime } from '../../../../../platform/server/db/statement-names.ts';
import { shownName } from '../../../../../platform/server/export-person.ts';
import type { FoundPayment } from '../../contract/search.ts';
import { type Found, idOf, namedAccount, type Search } from './search-terms.ts';

/** Payments as the desk shows them, newest first. */
export const paymentsNewestFirst = (db: Database, limit: number) =>
  db
    .selectFrom('payments')
    .leftJoin('profiles', 'profiles.id', 'payments.profile_id')
    .select([
      'payments.id',
      'payments.title',
      'payments.amount_cents',
      'payments.refunded_cents',
      'payments.state',
      'payments.is_test',
      'payments.provider_id',
      'payments.profile_id',
      'payments.at',
      shownName('profiles').as('person_name'),
    ])
    .orderBy('payments.at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(limit);

type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentsNewestFirst>['execute']>>[number];

export const presentPayment = (row: PaymentRow): FoundPayment => ({
  id: row.id,
  title: row.title,
  amountCents: row.amount_cents,
  refundedCents: row.refunded_cents,
  state: row.state as FoundPayment['state'],
  isTest: row.is_test,
  reference: row.provider_id,
  personId: row.profile_id,
  personName: row.person_name,
  at: row.at.toISOString(),
});

export async function findPayments(db: Database, { q, cursor, limit }: Search): Promise<Found<FoundPayment>> {
  const after = readTimeCursor(cursor);
  let query = paymentsNewestFirst(db, limit + 1);
  if (after !== null) query = query.where(comesAfter('payments.at', 'payments.id', after));
  if (q !== '') {
    const providers = sql`provider in ('stripe', 'test') and provider_id = ${q}`;
    query = query.where(
      sql<boolean>`(payments.id = ${idOf(q)}::uuid or payments.number = ${q}
        or payments.profile_id = ${namedAccount(q)}
        or payments.id in (select id from payments where ${providers})
        or payments.checkout_id in (select id from checkouts where ${providers})
        or payments.profile_id in (select profile_id from payment_customers where ${providers}))`,
    );
  }
  const rows = await query.modifyEnd(planEachTime).execute();
  const { shown, nextCursor } = pageOfRows(rows, limit, (row) => timeCursorAfter(row.at, row.id));
  return { nextCursor, shown: shown.map(presentPayment) };
}
