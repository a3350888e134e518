import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { type Member, newMember } from '../../../../../tests/support/factories.ts';
import { openPaymentDesk } from '../../../../../tests/support/payment-desk.ts';
import type { PaymentPage } from '../../billing/contract/payment.ts';
import type { Credits } from '../../credits/contract/credits.ts';
import type { ChangePreview, ChosenPlan, MyPlan } from '../contract/subscription.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const choose = async (member: Member, planType: string) =>
  member.post<ChosenPlan>('/api/subscriptions', { planType });
const pay = (member: Member, { checkout }: ChosenPlan, outcome = 'works') =>
  member.post(`/api/test-checkouts/${checkout?.id}`, { outcome });
const planOf = async (member: Member) => (await member.get<MyPlan>('/api/subscription')).body;
/** Waits until a change is confirmed. */
const becomes = (member: Member, plan: object) =>
  expect.poll(() => planOf(member), { timeout: 15_000, interval: 200 }).toMatchObject(plan);

test('I choose Premium, pay, switch to Premium Plus, cancel and keep it (PLAN-08, PLAN-09, PLAN-17..PLAN-19, DATA-09)', async () => {
  const member = await newMember(app);
  const chosen = await choose(member, 'premium_monthly');
  expect([chosen.status, chosen.body.status]).toEqual([201, 'pending']);
  expect(chosen.body.checkout?.url).toContain(`/checkout/test/${chosen.body.checkout?.id}`);
  const rows = await app.db
    .selectFrom('subscriptions')
    .select(['email', 'plan_type', 'payment_method', 'amount_cents', 'status'])
    .where('id', '=', chosen.body.id)
    .execute();
  expect(rows).toEqual([
    {
      email: member.details.email,
      plan_type: 'premium_monthly',
      payment_method: 'card',
      amount_cents: 500,
      status: 'pending',
    },
  ]);

  // Choosing another plan before paying replaces the choice and closes the first payment page.
  const changed = await choose(member, 'premium_yearly');
  expect(changed.body.id).toBe(chosen.body.id);
  expect((await pay(member, chosen.body)).status).toBe(409);
  await pay(member, changed.body, 'told_twice');
  await becomes(member, { planType: 'premium_yearly', pending: null, current: { amountCents: 2500 } });
  const credits = async () => (await member.get<Credits>('/api/credits')).body;
  expect(await credits()).toMatchObject({ available: 5, planType: 'premium_yearly' });

  const preview = await member.get<ChangePreview>('/api/subscription/changes/premium_plus_yearly');
  expect(preview.body.todayCents).toBeGreaterThan(900);
  expect(preview.body.todayCents).toBeLessThanOrEqual(1000);
  expect((await member.post('/api/subscription/changes', { planType: 'premium_plus_yearly' })).status).toBe(
    202,
  );
  await becomes(member, {
    planType: 'premium_plus_yearly',
    current: { id: chosen.body.id, amountCents: 3500 },
  });
  expect(await credits()).toMatchObject({ available: 10 });

  expect((await member.post('/api/subscription/cancellation')).status).toBe(202);
  await becomes(member, {
    planType: 'premium_plus_yearly',
    current: { cancelsAtPeriodEnd: true, can: ['keep'] },
  });
  expect((await member.post('/api/subscription/cancellation')).status).toBe(409);
  expect((await member.delete('/api/subscription/cancellation')).status).toBe(202);
  await becomes(member, { current: { cancelsAtPeriodEnd: false, worksUntil: null } });

  const { payments } = (await member.get<PaymentPage>('/api/payments')).body;
  expect(payments.map(({ title }) => title)).toContain('Premium, yearly');
});

test('A downgrade waits for the end of the period I paid for, and until then I can take it back (S-22)', async () => {
  const member = await newMember(app);
  await pay(member, (await choose(member, 'premium_plus_monthly')).body);
  await becomes(member, { planType: 'premium_plus_monthly' });
  const downgrade = () => member.post('/api/subscription/changes', { planType: 'premium_monthly' });
  expect((await member.delete('/api/subscription/changes')).body).toMatchObject({
    code: 'PLAN_STEP_REFUSED',
  });
  expect((await member.get('/api/subscription/changes/premium_monthly')).body).toMatchObject({
    todayCents: 0,
  });

  expect((await downgrade()).status).toBe(202);
  const waiting = { planType: 'premium_plus_monthly', current: { scheduledPlanType: 'premium_monthly' } };
  await becomes(member, waiting);
  expect((await member.get('/api/insights')).status).toBe(200);
  expect((await member.delete('/api/subscription/changes')).status).toBe(202);
  await becomes(member, { planType: 'premium_plus_monthly', current: { scheduledPlanType: null } });

  await downgrade();
  await becomes(member, waiting);
  const desk = await openPaymentDesk(app);
  try {
    await desk.services.payments.test?.runDue(new Date(Date.now() + 40 * 86_400_000));
  } finally {
    await desk.close();
  }
  await becomes(member, {
    planType: 'premium_monthly',
    current: { amountCents: 500, scheduledPlanType: null, status: 'active' },
  });
  const { payments } = (await member.get<PaymentPage>('/api/payments')).body;
  expect(payments.map(({ amountCents }) => amountCents).toSorted()).toEqual([500, 700]);
});

test('A lifetime plan on top of one that renews ends the renewals (PLAN-10, PLAN-11)', async () => {
  const member = await newMember(app);
  await pay(member, (await choose(member, 'premium_monthly')).body);
  await becomes(member, { planType: 'premium_monthly' });
  const { body } = await choose(member, 'one_time_premium_plus');
  expect((await planOf(member)).pending).toMatchObject({ amountCents: 14_900 });
  await pay(member, body);
  await becomes(member, { planType: 'one_time_premium_plus', pending: null, current: { status: 'active' } });
  await expect
    .poll(async () => {
      const rows = app.db.selectFrom('subscriptions').select('cancels_at_period_end');
      return rows
        .where('email', '=', member.details.email)
        .where('plan_type', '=', 'premium_monthly')
        .execute();
    })
    .toEqual([{ cancels_at_period_end: true }]);
});

test('A declined card leaves my choice pending and nothing owed; I can change my mind', async () => {
  const member = await newMember(app);
  await pay(member, (await choose(member, 'premium_monthly')).body, 'declined');
  expect(await planOf(member)).toMatchObject({ planType: 'free_trial', pending: { status: 'pending' } });
  expect((await member.delete('/api/subscription/pending')).status).toBe(204);
  expect(await planOf(member)).toEqual({ planType: 'free_trial', current: null, pending: null, ended: null });
});
