import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { DomainError } from '../../../shared/errors.ts';
import type { Jobs } from '../../../platform/server/jobs.ts';
import { addCredits, type CreditServices, creditsOf, returnCredit, spendCredit } from './credits.ts';

let app: TestApp;
let services: CreditServices;

beforeAll(async () => {
  app = await startTestApp();
  // Nobody is notified here.
  const jobs = { record: async () => undefined, recording: () => sql`select` } as unknown as Jobs;
  services = { db: app.db, jobs, config: app.config };
});
afterAll(() => app?.close());

/** An account with five credits a month. */
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
  | { kind: 'add'; payment: number; credits: number }
  | { kind: 'reset' };

const recording = fc.integer({ min: 1, max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('spend' as const), recording }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('return' as const), recording }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      payment: fc.integer({ min: 1, max: 3 }),
      credits: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reset' as const) }) },
);

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
    case 'add':
      await addCredits(services, id, {
        source: `payment:${one.payment}`,
        credits: one.credits,
        planType: '50_credits',
        isOneTime: true,
      });
      return;
    case 'reset':
      await sql`update voice_credits set resets_at = now() - interval '1 minute' where profile_id = ${id}`.execute(
        app.db,
      );
      await creditsOf(services, id);
  }
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

test('Whatever is spent, returned, renewed and bought at the same time, the ledger adds up (A-98)', async () => {
  const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(rounds, async (steps) => {
      const id = await newSubscriber();
      await creditsOf(services, id);
      for (const atOnce of steps) {
        await Promise.all(atOnce.map((one) => take(id, one)));
        const { balance, entries } = await ledgerOf(id);

        // Each part of the balance is the sum of its entries, and none is below zero.
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

        // No month gives more than its allowance, and what was bought is there until it is used.
        expect(balance.allowance).toBeLessThanOrEqual(5);
        const unreturned = [...Map.groupBy(entries, ({ source }) => source)].filter(
          ([source, of]) => source.startsWith('recording:') && of.length % 2 === 1,
        );
        const bought = sum(entries.filter(({ kind }) => kind === 'purchase').map((entry) => entry.purchased));
        const usedOfBought = sum(unreturned.map(([, of]) => -(of.at(-1)?.purchased ?? 0)));
        expect(balance.purchased).toBe(bought - usedOfBought);

        // A recording is spent and returned in turns; a payment counts once.
        for (const of of Map.groupBy(entries, ({ source }) => source).values()) {
          const kinds = of.map(({ kind }) => kind);
          const [first = ''] = kinds;
          expect(kinds).toEqual(
            first === 'spend' ? kinds.map((_, turn) => (turn % 2 === 0 ? 'spend' : 'return')) : [first],
          );
        }
      }
    }),
    { numRuns: 25 },
  );
});
