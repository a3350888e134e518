import { sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { shownName } from '../../../../platform/server/export-person.ts';
import type { Actor } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { billingErrors } from '../../../paying/billing/contract/errors.ts';
import { authorize } from '../../operators/server/operators.ts';
import type { RefundablePayment } from '../contract/refund.ts';
import { paymentsNewestFirst, presentPayment } from './search/find-payments.ts';

/**
 * Returns a payment with what a refund of it changes.
 * @throws DomainError AUTHENTICATION_REQUIRED, OPERATORS_ONLY or NO_SUCH_PAYMENT.
 */
export async function loadPayment(db: Database, actor: Actor, id: string): Promise<RefundablePayment> {
  authorize(actor, 'person.read');
  const [payment, plan, pack, refunds] = await Promise.all([
    paymentsNewestFirst(db, 1).select('payments.dispute').where('payments.id', '=', id).executeTakeFirst(),
    findPlan(db, id),
    findPack(db, id),
    findRefunds(db, id),
  ]);
  if (payment === undefined) throw new DomainError(billingErrors.NO_SUCH_PAYMENT);
  return {
    ...presentPayment(payment),
    isDisputed: payment.dispute === 'open' || payment.dispute === 'lost',
    plan: plan ?? null,
    pack: pack ?? null,
    refunds: refunds.map(({ created_at, state, ...refund }) => ({
      ...refund,
      state: state as RefundablePayment['refunds'][number]['state'],
      at: created_at.toISOString(),
    })),
  };
}

/** Returns the plan that works because of a payment. Of a subscription, only the newest payment counts. */
async function findPlan(db: Database, paymentId: string): Promise<RefundablePayment['plan'] | undefined> {
  const { rows } = await sql<{ name: string; paidUntil: Date | null }>`
    select split_part(payments.title, ',', 1) as name, current_period_end as "paidUntil"
    from payments join subscriptions plan on plan.payment_id = payments.id or (
      plan.provider_subscription_id = payments.provider_subscription_id and payments.id = (
        select newest.id from payments newest
        where newest.profile_id = payments.profile_id
          and newest.provider_subscription_id = payments.provider_subscription_id and newest.state = 'paid'
        order by newest.at desc, newest.id desc limit 1))
    where payments.id = ${paymentId}::uuid and plan.status in ('active', 'past_due', 'on_hold')`.execute(db);
  const [plan] = rows;
  return plan && { name: plan.name, paidUntil: plan.paidUntil?.toISOString() ?? null };
}

async function findPack(db: Database, paymentId: string): Promise<RefundablePayment['pack'] | undefined> {
  const { rows } = await sql<NonNullable<RefundablePayment['pack']>>`
    select (sum(entry.purchased) filter (where entry.kind = 'purchase'))::int as credits,
      sum(entry.purchased)::int as added, balance.purchased as unused
    from credit_entries entry join voice_credits balance on balance.profile_id = entry.profile_id
    where entry.payment_id = ${paymentId}::uuid group by balance.purchased`.execute(db);
  return rows[0];
}

const findRefunds = (db: Database, paymentId: string) =>
  db
    .selectFrom('refunds')
    .leftJoin('profiles as operator', 'operator.id', 'refunds.operator_id')
    .select([
      'refunds.id',
      'refunds.amount_cents as amountCents',
      'refunds.reason',
      'refunds.state',
      'refunds.created_at',
      sql<string | null>`case when refunds.operator_id is not null then ${shownName('operator')} end`.as(
        'by',
      ),
    ])
    .where('refunds.payment_id', '=', paymentId)
    .orderBy('refunds.created_at', 'desc')
    .orderBy('refunds.id', 'desc')
    .execute();
