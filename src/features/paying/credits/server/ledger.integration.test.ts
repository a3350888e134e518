import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import type { Jobs } from '../../../../platform/server/jobs.ts';
import type { DomainError } from '../../../../shared/errors.ts';
import { DEFAULT_SETTINGS } from '../../../../shared/site-settings.ts';
import { type CreditPack, packsForSale } from '../contract/packs.ts';
import { applyDispute, applyDisputeOutcome, applyPurchase, applyRefund } from './bought-credits.ts';
import { creditsOf, receiptOfPack, returnCredit, spendCredit } from './credits.ts';

let app: TestApp;
let services: Parameters<typeof applyPurchase>[0];

beforeAll(async () => {
  app = await startTestApp();
  // These tests send no notifications.
  const jobs = { record: async () => undefined, recording: () => sql`select` } as unknown as Jobs;
  services = { db: app.db, jobs, config: app.config, live: { publish: () => undefined } as never };
});
afterAll(() => app?.close());

/** Creates an account with five credits a month. */
async function newSubscriber(): Promise<string> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  await app.db.insertInto('users').values({ id, email, name: '', username: id }).execute();
  await app.db.insertInto('profiles').values({ id, email, username: id }).execute();
  await app.db
    .insertInto('subscriptions')
    .values({ profile_id: id, email, plan_type: 'premium_monthly', status: 'active' })
    .execute();
  return id;
}

type Step =
  | { kind: 'spend' | 'return'; recording: number }
  | { kind: 'paid' | 'half refunded' | 'refunded' | 'disputed' | 'won' | 'lost'; payment: number }
  | { kind: 'reset' | 'cancel' | 'renew' };

/** Three payments, reported in any order and more than once, as the provider may do. */
const PAYMENTS = packsForSale(DEFAULT_SETTINGS).map((pack) => ({ pack, id: randomUUID() }));

const recording = fc.integer({ min: 1, max: 9 });
const payment = fc.integer({ min: 0, max: PAYMENTS.length - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('spend' as const), recording }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('return' as const), recording }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('paid' as const), payment }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('half refunded', 'refunded', 'disputed', 'won', 'lost'),
      payment,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('reset', 'cancel', 'renew') }) },
);

/** A pack that is partly used before its refund, which random steps rarely produce. */
const USED_THEN_REFUNDED: Step[][] = [
  [{ kind: 'paid', payment: 0 }],
  [1, 2, 3].map((of) => ({ kind: 'spend', recording: of })),
  [{ kind: 'refunded', payment: 0 }],
];

async function take(id: string, one: Step): Promise<void> {
  switch (one.kind) {
    case 'spend':
      await spendCredit(services, id, { source: `recording:${one.recording}` }).catch(
        (error: DomainError) => {
          if (error.spec?.code !== 'NO_CREDITS') throw error;
        },
      );
      return;
    case 'return':
      return returnCredit(services, id, { source: `recording:${one.recording}` });
    case 'paid':
      return applyPurchase(services, {
        ...factsOf(id, one.payment),
        kind: 'purchase',
        paidAt: '2026-11-22T00:00:00Z',
      });
    case 'half refunded':
    case 'refunded': {
      const facts = factsOf(id, one.payment);
      const isFull = one.kind === 'refunded';
      const refundedCents = isFull ? facts.amountCents : Math.ceil(facts.amountCents / 2);
      return applyRefund(services, { ...facts, refundedCents, isFull });
    }
    case 'disputed':
      return applyDispute(services, factsOf(id, one.payment));
    case 'won':
    case 'lost':
      return applyDisputeOutcome(services, { ...factsOf(id, one.payment), outcome: one.kind });
    case 'reset':
      await sql`
        update voice_credits set resets_at = now() - interval '1 minute'
        where profile_id = ${id} and resets_at is not null`.execute(app.db);
      await creditsOf(services, id);
      return;
    case 'cancel':
    case 'renew':
      await app.db
        .updateTable('subscriptions')
        .set({ status: one.kind === 'renew' ? 'active' : 'cancelled' })
        .where('profile_id', '=', id)
        .execute();
      await creditsOf(services, id);
  }
}

/** Payment ids are unique per person. */
function factsOf(profileId: string, index: number) {
  const { pack, id } = PAYMENTS[index] as { pack: CreditPack; id: string };
  return {
    profileId,
    offerId: pack.id,
    reference: pack.id,
    title: pack.name,
    paymentId: id.slice(0, 24) + profileId.slice(-12),
    checkoutId: id,
    providerSubscriptionId: null,
    amountCents: pack.priceCents,
    currency: 'usd' as const,
    isTest: true,
  };
}

async function ledgerOf(id: string) {
  const balance = await app.db
    .selectFrom('voice_credits')
    .select(['allowance', 'purchased', 'credits_used', 'credits_available', 'total_credits', 'period'])
    .where('profile_id', '=', id)
    .executeTakeFirstOrThrow();
  const entries = await app.db
    .selectFrom('credit_entries')
    .selectAll()
    .where('profile_id', '=', id)
    .orderBy(sql`id`)
    .execute();
  return { balance, entries };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test('The ledger adds up after concurrent spending, returns, renewals, purchases, refunds, disputes and cancellations (A-98)', async () => {
  const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(rounds, async (steps) => {
      const id = await newSubscriber();
      // Starts with most of the month's credits used, so that bought credits are used too.
      for (const used of [10, 11, 12, 13]) {
        await spendCredit(services, id, { source: `recording:${used}` });
      }
      for (const atOnce of steps) {
        await Promise.all(atOnce.map((one) => take(id, one)));
        const { balance, entries } = await ledgerOf(id);

        // Each part of the balance is the sum of its entries and never negative.
        expect(balance).toMatchObject({
          allowance: sum(entries.map(({ allowance }) => allowance)),
          purchased: sum(entries.map(({ purchased }) => purchased)),
          credits_used: sum(entries.map(({ used }) => used)),
        });
        expect(Math.min(balance.allowance, balance.purchased, balance.credits_used)).toBeGreaterThanOrEqual(
          0,
        );
        expect(balance.credits_available).toBe(balance.total_credits - balance.credits_used);
        expect(entries.at(-1)?.available_after).toBe(balance.credits_available);

        // No month exceeds its allowance.
        expect(balance.allowance).toBeLessThanOrEqual(5);

        // Bought credits stay until they are used or refunded. Each payment adds its pack once.
        const bySource = [...Map.groupBy(entries, ({ source }) => source)];
        const unreturned = bySource.filter(
          ([source, of]) => source.startsWith('recording:') && of.length % 2 === 1,
        );
        const usedOfBought = sum(unreturned.map(([, of]) => -(of.at(-1)?.purchased ?? 0)));
        const paid = entries.filter((entry) => entry.payment_id !== null);
        expect(balance.purchased).toBe(sum(paid.map(({ purchased }) => purchased)) - usedOfBought);
        for (const of of Map.groupBy(paid, (entry) => entry.payment_id).values()) {
          const purchasedCredits = sum(of.map(({ purchased }) => purchased));
          expect(purchasedCredits).toBeGreaterThanOrEqual(0);
          expect(purchasedCredits).toBeLessThanOrEqual(
            PAYMENTS.find(({ pack }) => pack.id === of[0]?.plan_type)?.pack.credits ?? 0,
          );
        }

        // Nothing counts twice: recordings alternate between spend and return, disputes between take back and
        // restore.
        for (const [source, of] of bySource) {
          const kinds = of.map(({ kind }) => kind).join(' ');
          expect(kinds, source).toMatch(
            /^((spend return ?)*(spend)?|purchase|refund( restore)?|(start ?)?(plan ?)*|reset)$/,
          );
        }
      }
    }),
    { numRuns: 12, examples: [[USED_THEN_REFUNDED]] },
  );
});

test('The receipt of a pack waits a minute for its credits, and then does without the balance', async () => {
  const paid = { offerId: '50_credits', reference: 'credits:50', paymentId: randomUUID() };
  const now = new Date().toISOString();
  await expect(receiptOfPack(app.db, { ...paid, paidAt: now })).rejects.toThrow('still being added');
  const late = await receiptOfPack(app.db, { ...paid, paidAt: '2026-01-01T00:00:00.000Z' });
  expect(late?.about).toBe('The ones you buy never expire.');
});
